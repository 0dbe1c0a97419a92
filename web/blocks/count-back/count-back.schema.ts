import { z } from 'zod'
import { link, tone } from '#contract/content/content.ts'

const step = z.strictObject({
  /** Minutes before the meal. */
  before: z.int().min(0).max(720).meta({ title: 'Minuuttia ennen ruokailua' }),
  name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
  text: z.string().min(1).max(240).meta({ title: 'Teksti' }),
  product: link.optional().meta({ title: 'Tuote' }),
})

const way = z
  .strictObject({
    name: z.string().min(1).max(40).meta({ title: 'Nimi' }),
    /** How many are needed: for each eater, and once for all. */
    perEater: z.number().min(0).max(10).meta({ title: 'Syöjää kohti' }),
    extra: z.int().min(0).max(20).default(0).meta({ title: 'Lisäksi kerran' }),
    /** What is counted, in the singular and the plural. */
    unit: z
      .strictObject({
        one: z.string().min(1).max(40).meta({ title: 'Yksikössä', help: 'Esimerkiksi: makkara.' }),
        other: z.string().min(1).max(40).meta({ title: 'Monikossa', help: 'Esimerkiksi: makkaraa.' }),
      })
      .meta({ title: 'Mitä lasketaan' }),
    /** A remark on the number. */
    note: z.string().max(140).optional().meta({ title: 'Huomautus määrästä' }),
    /** From the first to the meal itself. */
    steps: z.array(step).min(2).max(10).meta({ title: 'Vaiheet', item: 'vaihe' }),
  })
  .refine(({ steps }) => steps.every(({ before }, at) => at === 0 || before < (steps[at - 1]?.before ?? 0)), {
    path: ['steps'],
    message: 'must go from the first to the last',
  })

export const countBackSchema = z
  .strictObject({
    tone: tone.default('deep'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(300).optional().meta({ title: 'Teksti' }),
    /** When the page suggests to eat. */
    eatAt: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 19:00')
      .meta({ title: 'Ruokailuaika', help: 'Esimerkiksi 19:00.' }),
    eaters: z
      .strictObject({
        min: z.int().min(1).meta({ title: 'Vähintään' }),
        max: z.int().max(60).meta({ title: 'Enintään' }),
        start: z.int().meta({ title: 'Alussa' }),
      })
      .refine(({ min, max, start }) => min <= start && start <= max, { message: 'must begin between its ends' })
      .meta({ title: 'Syöjiä' }),
    /** Above the ways to cook. */
    label: z.string().min(1).max(60).meta({ title: 'Tapojen yläpuolella' }),
    ways: z.array(way).min(1).max(6).meta({ title: 'Valmistustavat', item: 'tapa' }),
  })
  .meta({ title: 'Ruoan aikataulu', help: 'Laskee ruokailusta taaksepäin, milloin mitäkin tehdään.' })

export type CountBackProps = z.output<typeof countBackSchema>
