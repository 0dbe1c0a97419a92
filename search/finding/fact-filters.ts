import { hasBit } from '#search/arrays/bits.ts'
import { bitsOf, type Facts } from '#search/facts/facts.ts'
import type { Scope, Segment } from '#search/index/segment.ts'
import { compiledAlone } from './compiled-alone.ts'
import type { Filter } from './filters.ts'
import type { Scratch } from './scratch.ts'

/** A recipe for six is right for four people, too; one for three is not. */
const PEOPLE_RANGE = 1.5

type Limit = { values: ArrayLike<number>; from: number; to: number }

/** The limits on numbers. What is not known is 0 or no number, and passes none. */
function limitsOf({ minutes, prices, grams, portions }: Segment, facts: Facts): Limit[] {
  const { maxMinutes, maxPrice, maxGrams, minGrams, people } = facts
  const limits: Limit[] = []
  if (maxMinutes !== undefined) limits.push({ values: minutes, from: 1, to: maxMinutes })
  if (maxPrice !== undefined) limits.push({ values: prices, from: 0, to: maxPrice })
  if (maxGrams !== undefined) limits.push({ values: grams, from: Number.MIN_VALUE, to: maxGrams })
  if (minGrams !== undefined) limits.push({ values: grams, from: minGrams, to: Number.POSITIVE_INFINITY })
  if (people !== undefined)
    limits.push({ values: portions, from: people, to: Math.max(people + 1, people * PEOPLE_RANGE) })
  return limits
}

/** Keeps the documents that declare what is asked, and those of `others`. */
export function factFilter(segment: Segment, facts: Facts, others: ReadonlySet<number>): Filter {
  const limits = limitsOf(segment, facts)
  const bits = bitsOf(facts.freeOf ?? [])
  return (found, count) => {
    const spared = others.size === 0 ? [] : [...found.subarray(0, count)].filter((number) => others.has(number))
    const free = bits === 0 ? count : keepFree(found, count, segment.freeOf, bits)
    const left = limits.reduce((kept, { values, from, to }) => keepBetween(found, kept, values, from, to), free)
    return withSpared(found, left, spared)
  }
}

/** A wish is worth so much: a thing that fulfils it stands before its equals, not before what was asked for. */
const WISH = 2

/** Documents that fulfil what is asked come before those that do not. */
export function weighFulfilling(
  segment: Segment,
  asked: Facts,
  count: number,
  { found, total }: Scratch,
  factor = WISH,
): void {
  if (Object.keys(asked).length === 0) return
  const fulfilling = found.slice(0, count)
  const left = factFilter(segment, asked, new Set())(fulfilling, count)
  for (const number of fulfilling.subarray(0, left)) total[number] = (total[number] as number) * factor
}

/** Whether any document of the scope declares such facts at all, however much or little. */
export function knowsFacts(segment: Segment, scope: Scope, facts: Facts): boolean {
  const bits = bitsOf(facts.freeOf ?? [])
  const limits = limitsOf(segment, facts)
  for (let number = scope.from; number < scope.to; number++) {
    const isFree = bits === 0 || (segment.freeOf[number] as number) !== 0
    if (isFree && limits.every(({ values }) => (values[number] as number) > 0)) return true
  }
  return false
}

/** Where nothing is as quick or cheap as a wish means, what is nearly as quick or cheap as the best is meant. */
const NEARLY = 1.5

/** A wish names no figure: ours is raised to what the places have. */
export function withinReach(places: readonly { segment: Segment; scope: Scope }[], wish: Facts): Facts {
  const least = (valuesIn: (segment: Segment) => ArrayLike<number>) => {
    let found = Number.POSITIVE_INFINITY
    for (const { segment, scope } of places) {
      const values = valuesIn(segment)
      for (let number = scope.from; number < scope.to; number++) {
        const value = values[number] as number
        if (value > 0 && value < found && !hasBit(segment.dead, number)) found = value
      }
    }
    return found
  }
  const raised = (limit: number, best: number) => (best > limit && best < Infinity ? Math.ceil(NEARLY * best) : limit)
  const { maxMinutes, maxPrice } = wish
  return {
    ...wish,
    ...(maxMinutes === undefined
      ? {}
      : {
          maxMinutes: raised(
            maxMinutes,
            least(({ minutes }) => minutes),
          ),
        }),
    ...(maxPrice === undefined
      ? {}
      : {
          maxPrice: raised(
            maxPrice,
            least(({ prices }) => prices),
          ),
        }),
  }
}

/** In ascending order again, as all loops expect. */
function withSpared(found: Uint32Array, count: number, spared: readonly number[]): number {
  if (spared.length === 0) return count
  const all = Uint32Array.from(new Set([...found.subarray(0, count), ...spared])).sort()
  found.set(all)
  return all.length
}

const keepFree = compiledAlone(function keepFree(
  found: Uint32Array,
  count: number,
  freeOf: Uint16Array,
  bits: number,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (((freeOf[number] as number) & bits) === bits) found[end++] = number
  }
  return end
})

const keepBetween = compiledAlone(function keepBetween(
  found: Uint32Array,
  count: number,
  values: ArrayLike<number>,
  from: number,
  to: number,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const value = values[number] as number
    if (value >= from && value <= to) found[end++] = number
  }
  return end
})
