import { z } from 'zod'
import { link, tone } from '#contract/content/content.ts'
import { minutesOf } from '#web/format/clock-text.ts'

const stage = z.strictObject({
  /** When it begins; it lasts until the next one does. */
  from: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 06:00')
    .meta({ title: 'Alkaa', help: 'Esimerkiksi 06:00. Kestää seuraavan alkuun.' }),
  name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
  text: z.string().min(1).max(240).meta({ title: 'Teksti' }),
  /** In the kiln, in °C. */
  degrees: z.int().min(-30).max(300).optional().meta({ title: 'Lämpötila', help: 'Uunissa, celsiusasteina.' }),
  /** What burns. */
  fuel: z.string().max(60).optional().meta({ title: 'Mikä palaa' }),
  /** How hot it is drawn: 0 is cold, 3 is hottest. */
  glow: z.int().min(0).max(3).meta({ title: 'Hehku', help: '0 on kylmä, 3 kuumin.' }),
  products: z.array(link).max(4).default([]).meta({ title: 'Tuotteet', item: 'linkki' }),
})

export const dayDialSchema = z
  .strictObject({
    tone: tone.default('deep'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(300).optional().meta({ title: 'Teksti' }),
    /** Whose clock it is. */
    zone: z.enum(['Europe/Stockholm', 'Europe/Helsinki', 'Europe/Berlin']).meta({
      title: 'Aikavyöhyke',
      options: { 'Europe/Stockholm': 'Tukholma', 'Europe/Helsinki': 'Helsinki', 'Europe/Berlin': 'Berliini' },
    }),
    /** Where the temperature is measured: '{degrees} °C i röken'. */
    measured: z
      .string()
      .includes('{degrees}')
      .max(60)
      .meta({ title: 'Lämpötilan teksti', help: 'Tekstissä on merkintä {degrees}, jonka paikalle luku tulee.' }),
    /** In the order of the clock. Before the first of the day it is still the last. */
    stages: z.array(stage).min(2).max(16).meta({ title: 'Vaiheet', item: 'vaihe', help: 'Kellon järjestyksessä.' }),
  })
  .refine(
    ({ stages }) => stages.every(({ from }, at) => at === 0 || minutesOf(from) > minutesOf(stages[at - 1]?.from ?? '')),
    { path: ['stages'], message: 'must be in the order of the clock' },
  )
  .meta({ title: 'Päivän kello', help: 'Mitä mihinkin aikaan tapahtuu.' })

export type Stage = z.output<typeof stage>
