import { z } from 'zod'
import { link, tone } from '#contract/content/content.ts'
import { languages } from '#contract/site.ts'
import { type Animal, animals } from './animals.ts'

const cut = z.strictObject({
  name: z.string().min(1).max(60),
  /** The parts of the drawing that it is cut from: see `animals.ts`. */
  parts: z.array(z.string()).min(1).max(9),
  text: z.string().min(1).max(300),
  /** Its name in other languages, for a dictionary. */
  words: z
    .array(
      z.strictObject({
        language: z.enum(languages),
        word: z.string().min(1).max(60),
        /** How to say it, in the spelling of the page's language. */
        sound: z.string().max(60).optional(),
      }),
    )
    .max(4)
    .default([]),
  facts: z
    .array(z.strictObject({ label: z.string().min(1).max(40), value: z.string().min(1).max(80) }))
    .max(6)
    .default([]),
  /** A line to take along, such as for a menu card. */
  line: z.strictObject({ label: z.string().min(1).max(40), text: z.string().min(1).max(160) }).optional(),
  links: z.array(link).max(3).default([]),
})

export const cutMapSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90),
    text: z.string().max(300).optional(),
    animal: z.enum(Object.keys(animals) as [Animal, ...Animal[]]),
    /** Above the list of cuts. */
    label: z.string().min(1).max(60),
    /** What the pin in the chosen part says: the temperature inside. */
    pin: z.string().max(12).optional(),
    cuts: z.array(cut).min(2).max(12),
  })
  .superRefine(({ animal, cuts }, context) => {
    for (const [at, { parts }] of cuts.entries())
      for (const part of parts)
        if (!(part in animals[animal].parts)) {
          const known = Object.keys(animals[animal].parts).join(', ')
          context.addIssue({ code: 'custom', path: ['cuts', at, 'parts'], message: `'${part}' is none of ${known}` })
        }
  })

export type Cut = z.output<typeof cut>
