import type { CountBackProps } from './count-back.schema.ts'

export type Way = CountBackProps['ways'][number]
export type Eaters = CountBackProps['eaters']

const DAY = 1440

/** How many to buy: never a half. */
export function amountFor({ perEater, extra }: Pick<Way, 'perEater' | 'extra'>, eaters: number): number {
  return Math.ceil(perEater * eaters + extra)
}

type Steps = readonly Pick<Way['steps'][number], 'before'>[]

/** Where each step is between the first, 0, and the meal, 1. */
export function placesOf(steps: Steps): number[] {
  const longest = Math.max(1, ...steps.map(({ before }) => before))
  return steps.map(({ before }) => 1 - before / longest)
}

/** How far an evening has come by now, and the step that is under way; null before the first and after the meal. In minutes since midnight. */
export function progressOf(steps: Steps, eatAt: number, now: number): { place: number; step: number } | null {
  const left = (((eatAt - now) % DAY) + DAY) % DAY
  const longest = Math.max(...steps.map(({ before }) => before))
  if (left > longest) return null
  return { place: longest ? 1 - left / longest : 1, step: steps.findLastIndex(({ before }) => before >= left) }
}
