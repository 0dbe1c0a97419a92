import type { BlockRegistry } from '#web/blocks/registry.ts'

export type DeclaredQuery = {
  /** The values that the page's blocks understand, parsed. */
  params: Readonly<Record<string, unknown>>
  /** The same for every address that means the same: it is part of the page's key in the cache. */
  canonical: string
}

/**
 * Keeps of a query what the page's blocks declare. What no block declares (`utm_source`) and what does not parse counts as
 * absent, and so does a value that equals its default; lists are sorted and made unique.
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
    const given = query.get(name)
    const parsed = given === null ? absent : schema.safeParse(given)
    const value = normalised(parsed.success ? parsed.data : absent.data)
    params[name] = value
    if (value === undefined || same(value, normalised(absent.data))) continue
    // The cache finds a page by its address as sent, so the canonical address must mean the same page.
    const readBack = schema.safeParse(String(value))
    if (!same(normalised(readBack.data), value))
      throw new Error(`Parameter '${name}' does not read back what it writes.`)
    canonical.set(name, String(value))
  }
  const text = canonical.toString()
  return { params, canonical: text && `?${text}` }
}

function normalised(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return [...new Set(value)].sort((one, other) => (one < other ? -1 : Number(one > other)))
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
