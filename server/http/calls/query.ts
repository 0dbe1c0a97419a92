/** Further values of a list are dropped. */
const MAX_LIST_VALUES = 50

const INDEXED = /^(\w+)\[(\d{1,3})\]$/

/** Reads a query whose lists are written `facetTags[0]=5&facetTags[1]=9`. If a name is repeated, the last value wins. */
export function readQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  const lists = new Map<string, [index: number, value: string][]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const [, list, index] = INDEXED.exec(name) ?? []
    if (list === undefined) query[name] = value
    else lists.set(list, [...(lists.get(list) ?? []).slice(0, MAX_LIST_VALUES - 1), [Number(index), value]])
  }
  for (const [name, items] of lists) {
    query[name] = items.sort(([one], [other]) => one - other).map(([, value]) => value)
  }
  return query
}
