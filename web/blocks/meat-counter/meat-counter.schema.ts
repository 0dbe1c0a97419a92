import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

/** A product of the shop that fits a dish. */
const cut = z.strictObject({
  code: z
    .string()
    .regex(/^LK-\d{4}$/)
    .meta({ title: 'Tuotekoodi', help: 'Lihakaupan tuote, esimerkiksi LK-1234.', field: 'offer' }),
  /** Raw meat without bones that an adult eats. */
  grams: z.int().min(10).max(2000).meta({ title: 'Grammaa aikuista kohti', help: 'Raakaa luutonta lihaa.' }),
  /** Percent of the package. */
  bone: z.int().min(0).max(80).default(0).meta({ title: 'Luun osuus', help: 'Prosenttia pakkauksesta.' }),
  /** Days that it needs before it is cooked: for thawing or salting. */
  daysBefore: z.int().min(0).max(14).default(0).meta({ title: 'Päiviä ennen', help: 'Sulatus tai suolaus.' }),
})

const dish = z.strictObject({
  /** In links: `?ruoka=pihvi`. */
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .meta({ title: 'Tunnus osoitteessa', help: 'Pieniä kirjaimia, esimerkiksi pihvi.' }),
  name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
  /** What the butcher says about it. */
  advice: z.string().min(1).max(200).optional().meta({ title: 'Lihamestarin neuvo' }),
  /** The best first: the next is offered when it is sold out. */
  cuts: z
    .array(cut)
    .min(1)
    .max(6)
    .meta({ title: 'Palat', item: 'pala', help: 'Paras ensin: seuraavaa tarjotaan, kun se on loppu.' }),
})

export const meatCounterSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().min(1).max(300).optional().meta({ title: 'Teksti' }),
    /** The number of adults that it begins with. */
    adults: z.int().min(1).max(30).default(4).meta({ title: 'Aikuisia alussa' }),
    dishes: z
      .array(dish)
      .min(1)
      .max(24)
      .refine((dishes) => new Set(dishes.map(({ id }) => id)).size === dishes.length, 'two dishes have the same id')
      .meta({ title: 'Ruoat', item: 'ruoka' }),
  })
  .meta({ title: 'Lihatiski', help: 'Laskee, paljonko lihaa tarvitaan.' })
