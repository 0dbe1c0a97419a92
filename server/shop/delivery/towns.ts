/** A town, and how many of the postal codes where people live the shop delivers to. */
export type Town = { name: string; delivered: number; all: number }
/** The postal codes of a post office. Posti writes names in capitals. */
export type Office = { name: string; swedishName: string; municipality: string; delivered: number; all: number }

export type TownsByKey = ReadonlyMap<string, Town | null>

/** Towns by the keys of their names: municipalities and, where these have other names, post offices. Null where two towns share a key. */
export function townsByKey(offices: readonly Office[], keysOf: (name: string) => readonly string[]): TownsByKey {
  const towns = new Map<string, Town | null>()
  const add = (named: (office: Office) => string, isNew: (key: string) => boolean) => {
    for (const [name, own] of Map.groupBy(offices, (office) => named(office).toLowerCase())) {
      const keys = name === '' ? [] : [...new Set(keysOf(name))].filter(isNew)
      const sum = (count: 'delivered' | 'all') => own.reduce((total, office) => total + office[count], 0)
      const town = { name: titled(name), delivered: sum('delivered'), all: sum('all') }
      for (const key of keys) towns.set(key, towns.has(key) ? null : town)
    }
  }
  add(
    ({ municipality }) => municipality,
    () => true,
  )
  const known = new Set(towns.keys())
  const isNew = (key: string) => !known.has(key)
  add(({ name }) => name, isNew)
  for (const key of towns.keys()) known.add(key)
  add(({ swedishName }) => swedishName, isNew)
  return towns
}

/** The one town that has one of these keys. */
export function findTown(towns: TownsByKey, keys: readonly string[]): Town | null {
  const [town = null, ...others] = new Set(keys.flatMap((key) => towns.get(key) ?? []))
  return others.length === 0 ? town : null
}

function titled(name: string): string {
  return name.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
