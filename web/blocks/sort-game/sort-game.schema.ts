import { z } from 'zod'
import { tone } from '#contract/content/content.ts'
import { shapes } from './sort-shapes.ts'

const shape = z.enum(Object.keys(shapes) as [keyof typeof shapes, ...(keyof typeof shapes)[]])

const place = z.strictObject({
  name: z.string().min(1).max(40),
  /** What the place is like: 'alle 6 astetta'. */
  hint: z.string().max(80).optional(),
  shape,
})

const item = z.strictObject({
  name: z.string().min(1).max(60),
  shape,
  /** The names of all places where it may go. */
  into: z.array(z.string()).min(1).max(6),
  /** Said when it fits. */
  why: z.string().min(1).max(200),
  /** Said when it does not: what to think of, not the answer. */
  clue: z.string().min(1).max(160),
})

const round = z.strictObject({
  name: z.string().min(1).max(60),
  task: z.string().min(1).max(200),
  items: z
    .array(item)
    .min(2)
    .max(12)
    .refine((items) => new Set(items.map(({ name }) => name)).size === items.length, 'must differ in their names'),
})

export const sortGameSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90),
    text: z.string().max(300).optional(),
    places: z
      .array(place)
      .min(2)
      .max(6)
      .refine((places) => new Set(places.map(({ name }) => name)).size === places.length, 'must differ in their names'),
    rounds: z.array(round).min(1).max(4),
  })
  .superRefine(({ places, rounds }, { addIssue }) => {
    const names = places.map(({ name }) => name)
    for (const [at, { items }] of rounds.entries())
      for (const [itemAt, { into }] of items.entries())
        for (const name of into)
          if (!names.includes(name))
            addIssue({
              code: 'custom',
              path: ['rounds', at, 'items', itemAt, 'into'],
              message: `'${name}' is no place of this game`,
            })
  })

export type Place = z.output<typeof place>
export type Item = z.output<typeof item>
export type Round = z.output<typeof round>
