import { z } from 'zod'
import { tone } from '#contract/content/content.ts'
import { shapeNames, shapes } from './sort-shapes.ts'

const shape = z.enum(Object.keys(shapes) as [keyof typeof shapes, ...(keyof typeof shapes)[]])

const place = z.strictObject({
  name: z.string().min(1).max(40).meta({ title: 'Nimi' }),
  /** What the place is like: 'alle 6 astetta'. */
  hint: z.string().max(80).optional().meta({ title: 'Vihje', help: 'Millainen paikka on: alle 6 astetta.' }),
  shape: shape.meta({ title: 'Piirros', options: shapeNames }),
})

const item = z.strictObject({
  name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
  shape: shape.meta({ title: 'Piirros', options: shapeNames }),
  /** The names of all places where it may go. */
  into: z.array(z.string()).min(1).max(6).meta({ title: 'Oikeat paikat', item: 'paikka', help: 'Paikkojen nimet.' }),
  /** Said when it fits. */
  why: z.string().min(1).max(200).meta({ title: 'Kun osuu' }),
  /** Said when it does not: what to think of, not the answer. */
  clue: z.string().min(1).max(160).meta({ title: 'Kun ei osu', help: 'Mitä kannattaa ajatella, ei vastausta.' }),
})

const round = z.strictObject({
  name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
  task: z.string().min(1).max(200).meta({ title: 'Tehtävä' }),
  items: z
    .array(item)
    .min(2)
    .max(12)
    .refine((items) => new Set(items.map(({ name }) => name)).size === items.length, 'must differ in their names')
    .meta({ title: 'Lajiteltavat', item: 'lajiteltava' }),
})

export const sortGameSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(300).optional().meta({ title: 'Teksti' }),
    places: z
      .array(place)
      .min(2)
      .max(6)
      .refine((places) => new Set(places.map(({ name }) => name)).size === places.length, 'must differ in their names')
      .meta({ title: 'Paikat', item: 'paikka' }),
    rounds: z.array(round).min(1).max(4).meta({ title: 'Kierrokset', item: 'kierros' }),
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
  .meta({ title: 'Lajittelupeli' })

export type Place = z.output<typeof place>
export type Item = z.output<typeof item>
export type Round = z.output<typeof round>
