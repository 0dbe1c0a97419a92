import type { z } from 'zod'
import type { BlockRegistry } from '#web/blocks/registry.ts'

export type DeclaredQuery = {
  /** The parsed values of the parameters that the page's blocks declare. */
  params: Readonly<Record<string, unknown>>
  /** The same for all equivalent addresses: part of the cache key. */
  canonical: string
}

/**
 * Keeps the parameters that the page's blocks declare. Undeclared parameters (`utm_source`), invalid values and values equal to the
 * default count as absent; lists are sorted and deduplicated.
 */
export function readDeclaredQuery(
  registry: BlockRegistry,
  blockTypes: readonly string[],
  query: URLSearchParams,
): DeclaredQuery {
  const params: Record<string, unknown> = {}
  const canonical = new URLSearchParams()
  const declared = Object.assign({}, ...blockTypes.map((type) => registry.get(type)?.params ?? {}))
  for (const name of Object.keys(declared).sort()) {
    const schema = declared[name]
    const absent = schema.safeParse(undefined)
    const given = query.getAll(name)
    const parsed = given.length === 0 ? absent : readValue(schema, given)
    const value = normalised(parsed.success ? parsed.data : absent.data)
    params[name] = value
    if (value === undefined || same(value, normalised(absent.data))) continue
    // The cache is also looked up with the address as requested, so the canonical form must parse to the same values.
    const readBack = schema.safeParse(String(value))
    if (!same(normalised(readBack.data), value))
      throw new Error(`Parameter '${name}' does not survive a round trip through its schema.`)
    canonical.set(name, String(value))
  }
  const text = canonical.toString()
  return { params, canonical: text && `?${text}` }
}

/**
 * The query without declared parameters that have no value, with a leading `?` unless it is empty; undefined if all have one. A form
 * that is sent without scripts sends its empty fields too.
 */
export function withoutEmptyParameters(
  registry: BlockRegistry,
  blockTypes: readonly string[],
  query: URLSearchParams,
): string | undefined {
  const isDeclared = (name: string) => blockTypes.some((type) => Object.hasOwn(registry.get(type)?.params ?? {}, name))
  // The first value counts: a pressed button without a value takes back what a hidden field after it keeps.
  const isEmpty = ([name, value]: [string, string]) =>
    isDeclared(name) && (value.trim() === '' || query.get(name)?.trim() === '')
  const given = [...query]
  const kept = given.filter((parameter) => !isEmpty(parameter))
  if (kept.length === given.length) return undefined
  const text = new URLSearchParams(kept).toString()
  return text && `?${text}`
}

/**
 * Whether a query has none of these parameters, without parsing it: every request of a page with a query asks. A name with escapes is
 * not decoded, and counts as one of them.
 */
export function hasNoneOf(names: readonly string[], query: string): boolean {
  if (names.length === 0) return true
  for (let start = 0; start < query.length; ) {
    const and = query.indexOf('&', start)
    const end = and < 0 ? query.length : and
    const equals = query.indexOf('=', start)
    const name = query.slice(start, equals < 0 || equals > end ? end : equals)
    if (name.includes('%') || name.includes('+') || names.includes(name)) return false
    start = end + 1
  }
  return true
}

/** A form without scripts repeats the name of a list for each value. Of other parameters the first value counts. */
function readValue(schema: z.ZodType, given: readonly string[]) {
  const joined = schema.safeParse(given.join(','))
  return Array.isArray(joined.data) ? joined : schema.safeParse(given[0])
}

function normalised(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return [...new Set(value)].sort((one, other) => (one < other ? -1 : Number(one > other)))
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
