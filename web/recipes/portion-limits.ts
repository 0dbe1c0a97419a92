import type { Portioning } from './scaling.ts'

export type Range = { min: number; max: number; step: number }
export type PortionLimits = { portions: Range; size: Range | undefined }

const PORTIONS: Range = { min: 1, max: 1000, step: 1 }
const SIZE: Range = { min: 150, max: 650, step: 10 }

/** What a calculator accepts. A recipe whose own values lie outside can be calculated with them too. */
export function portionLimits({ portions, size }: Portioning): PortionLimits {
  return { portions: including(PORTIONS, portions), size: size === undefined ? undefined : including(SIZE, size) }
}

function including({ min, max, step }: Range, value: number): Range {
  return { min: Math.min(min, value), max: Math.max(max, value), step }
}

/** The number that was typed; undefined if it is not a whole number in the range, which is ignored. */
export function acceptedNumber(typed: string, { min, max }: Range): number | undefined {
  const text = typed.trim()
  const number = Number(text)
  return /^\d{1,6}$/.test(text) && number >= min && number <= max ? number : undefined
}

/** The next value of a stepper; undefined beyond the range. */
export function stepped(value: number, by: 1 | -1, { min, max, step }: Range): number | undefined {
  const next = value + by * step
  return next >= min && next <= max ? next : undefined
}

export function isSame(one: Portioning, other: Portioning): boolean {
  return one.portions === other.portions && one.size === other.size
}
