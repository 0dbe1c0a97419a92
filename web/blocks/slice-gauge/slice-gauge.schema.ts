import { z } from 'zod'
import { link, tone } from '#contract/content/content.ts'

const stop = z.strictObject({
  /** From this thickness on, until the next. */
  mm: z.number().min(0.5).max(30),
  name: z.string().min(1).max(40),
  suits: z.string().min(1).max(200),
  /** What to say at the counter. */
  say: z.string().min(1).max(120),
  /** What to ask for. */
  product: link,
  /** How dark the drawn slice is. */
  meat: z.enum(['pale', 'pink', 'red', 'dark']),
  /** The size of one slice, in square centimetres: it says how many there are in 100 g. */
  area: z.number().min(5).max(300),
})

export const sliceGaugeSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90),
    text: z.string().max(300).optional(),
    /** Millimetres at both ends of the slider, and where it stands at first. */
    from: z.number().min(0.5).max(30).default(1),
    to: z.number().min(1).max(30).default(10),
    start: z.number().min(0.5).max(30),
    /** What is printed on the sheet below the slice: the thinnest slices let it show. */
    sheet: z.string().min(1).max(600),
    /** From thin to thick. The first is at `from`. */
    stops: z.array(stop).min(2).max(16),
  })
  .refine(({ from, stops }) => stops[0]?.mm === from, { path: ['stops', 0], message: 'must be at `from`' })
  .refine(({ stops }) => stops.every(({ mm }, at) => at === 0 || mm > (stops[at - 1]?.mm ?? 0)), {
    path: ['stops'],
    message: 'must go from thin to thick',
  })
  .refine(({ from, to, start }) => from <= start && start <= to, { path: ['start'], message: 'must be on the scale' })

export type Stop = z.output<typeof stop>
