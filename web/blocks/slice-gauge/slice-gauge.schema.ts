import { z } from 'zod'
import { link, tone } from '#contract/content/content.ts'

const stop = z.strictObject({
  /** From this thickness on, until the next. */
  mm: z.number().min(0.5).max(30).meta({ title: 'Paksuus', help: 'Millimetreinä. Tästä seuraavaan asti.' }),
  name: z.string().min(1).max(40).meta({ title: 'Nimi' }),
  suits: z.string().min(1).max(200).meta({ title: 'Mihin sopii' }),
  /** What to say at the counter. */
  say: z.string().min(1).max(120).meta({ title: 'Mitä tiskillä sanotaan' }),
  /** What to ask for. */
  product: link.meta({ title: 'Mitä pyydetään' }),
  /** How dark the drawn slice is. */
  meat: z
    .enum(['pale', 'pink', 'red', 'dark'])
    .meta({ title: 'Lihan väri', options: { pale: 'Vaalea', pink: 'Punertava', red: 'Punainen', dark: 'Tumma' } }),
  /** The size of one slice, in square centimetres: it says how many there are in 100 g. */
  area: z.number().min(5).max(300).meta({ title: 'Viipaleen pinta-ala', help: 'Neliösenttimetreinä.' }),
})

export const sliceGaugeSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(300).optional().meta({ title: 'Teksti' }),
    /** Millimetres at both ends of the slider, and where it stands at first. */
    from: z.number().min(0.5).max(30).default(1).meta({ title: 'Ohuin', help: 'Millimetreinä.' }),
    to: z.number().min(1).max(30).default(10).meta({ title: 'Paksuin', help: 'Millimetreinä.' }),
    start: z.number().min(0.5).max(30).meta({ title: 'Alussa', help: 'Millimetreinä.' }),
    /** What is printed on the sheet below the slice: the thinnest slices let it show. */
    sheet: z
      .string()
      .min(1)
      .max(600)
      .meta({ title: 'Teksti viipaleen alla', help: 'Ohuimmat viipaleet antavat sen näkyä läpi.' }),
    /** From thin to thick. The first is at `from`. */
    stops: z.array(stop).min(2).max(16).meta({ title: 'Paksuudet', item: 'paksuus', help: 'Ohuesta paksuun.' }),
  })
  .refine(({ from, stops }) => stops[0]?.mm === from, { path: ['stops', 0], message: 'must be at `from`' })
  .refine(({ stops }) => stops.every(({ mm }, at) => at === 0 || mm > (stops[at - 1]?.mm ?? 0)), {
    path: ['stops'],
    message: 'must go from thin to thick',
  })
  .refine(({ from, to, start }) => from <= start && start <= to, { path: ['start'], message: 'must be on the scale' })
  .meta({ title: 'Viipaleen paksuus' })

export type Stop = z.output<typeof stop>
