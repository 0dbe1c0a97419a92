import { z } from 'zod'
import { href, link, tone } from '#contract/content/content.ts'

const item = z
  .strictObject({
    name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
    /** Where it is sold or explained. */
    link: href.optional().meta({ title: 'Linkki', help: 'Missä sitä myydään tai se selitetään.' }),
    /** How it is drawn. */
    look: z
      .enum([
        ...(['folded', 'roast', 'round', 'stick', 'crisp', 'cube'] as const),
        ...(['slab', 'berry', 'olive', 'radish', 'bread', 'bowl'] as const),
      ])
      .meta({
        title: 'Piirros',
        options: {
          folded: 'Taiteltu viipale',
          roast: 'Paisti',
          round: 'Pyöreä viipale',
          stick: 'Tikku',
          crisp: 'Rapea siivu',
          cube: 'Kuutio',
          slab: 'Pala',
          berry: 'Marja',
          olive: 'Oliivi',
          radish: 'Retiisi',
          bread: 'Leipä',
          bowl: 'Kulho',
        },
      }),
    /** Its part of what is counted per guest, beside the parts of the others. */
    share: z
      .number()
      .min(0.1)
      .max(20)
      .optional()
      .meta({ title: 'Osuus', help: 'Osuus siitä, mikä lasketaan vierasta kohti. Joko osuus tai grammat.' }),
    /** What comes beside: grams for each guest. */
    gramsPerGuest: z
      .int()
      .min(1)
      .max(200)
      .optional()
      .meta({ title: 'Grammaa vierasta kohti', help: 'Lisukkeelle. Joko osuus tai grammat.' }),
    /** What one pack weighs, in grams. */
    pack: z.int().min(10).max(5000).optional().meta({ title: 'Pakkauksen paino', help: 'Grammoina.' }),
    /** Smallest number of guests for which it is on the board. */
    from: z
      .int()
      .min(1)
      .max(40)
      .default(1)
      .meta({ title: 'Vieraita vähintään', help: 'Mukana laudalla tästä vierasmäärästä alkaen.' }),
    /** Why it is tasted in this place. */
    note: z.string().min(1).max(140).meta({ title: 'Huomautus', help: 'Miksi se maistetaan tässä kohdassa.' }),
  })
  .refine(({ share, gramsPerGuest }) => (share === undefined) !== (gramsPerGuest === undefined), {
    message: 'has either a share or grams for each guest',
  })

const range = z
  .strictObject({
    min: z.int().min(1).meta({ title: 'Vähintään' }),
    max: z.int().max(40).meta({ title: 'Enintään' }),
    start: z.int().meta({ title: 'Alussa' }),
  })
  .refine(({ min, max, start }) => min <= start && start <= max, { message: 'must begin between its ends' })

export const boardPlannerSchema = z
  .strictObject({
    tone: tone.default('surface'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(300).optional().meta({ title: 'Teksti' }),
    guests: range.meta({ title: 'Vieraita' }),
    hours: range.meta({ title: 'Tunteja' }),
    /** Hours that the grams of an appetite are meant for, grams for each hour more, and hours that the food may stand on the table. */
    includedHours: z
      .int()
      .min(1)
      .max(12)
      .meta({ title: 'Tunteja annoksessa', help: 'Tunnit, joille ruokahalun grammat on tarkoitettu.' }),
    gramsPerHour: z.int().min(0).max(100).default(0).meta({ title: 'Grammaa lisätuntia kohti' }),
    hoursOnTable: z
      .int()
      .min(1)
      .max(12)
      .meta({ title: 'Tunteja pöydässä', help: 'Kuinka kauan ruoka saa olla pöydässä.' }),
    appetites: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(40).meta({ title: 'Nimi' }),
          grams: z.int().min(20).max(400).meta({ title: 'Grammaa' }),
        }),
      )
      .min(2)
      .max(4)
      .meta({ title: 'Ruokahalut', item: 'ruokahalu' }),
    /** What the grams count: 'leikkeleitä ja juustoa'. */
    counted: z.string().min(1).max(60).meta({ title: 'Mitä lasketaan', help: 'Esimerkiksi: leikkeleitä ja juustoa.' }),
    /** On a page with much else: its page of its own, where the visitor's evening is printed and shared. */
    page: link.optional().meta({ title: 'Oma sivu', help: 'Sivu, jolla illan voi tulostaa ja jakaa.' }),
    /** In the order of tasting. */
    items: z
      .array(item)
      .min(3)
      .max(16)
      .meta({ title: 'Maistettavat', item: 'maistettava', help: 'Maistamisjärjestyksessä.' }),
  })
  .refine(({ items, guests }) => items.some(({ share, from }) => share !== undefined && from <= guests.min), {
    path: ['items'],
    message: 'must have something to count for the fewest guests',
  })
  .meta({ title: 'Leikkelelautasen laskuri', help: 'Laskee, paljonko mitäkin tarvitaan vieraille.' })

export type BoardRules = Pick<
  z.output<typeof boardPlannerSchema>,
  'guests' | 'hours' | 'includedHours' | 'gramsPerHour' | 'hoursOnTable' | 'appetites' | 'items'
>
