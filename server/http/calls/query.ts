/** A list has no more values; what follows is left out. */
const MOST_VALUES = 50

const INDEXED = /^(\w+)\[(\d{1,3})\]$/

/** Reads a query whose lists are written `facetTags[0]=5&facetTags[1]=9`. Of a name that comes twice, the last counts. */
export function readQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  const lists = new Map<string, [place: number, value: string][]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const [, list, place] = INDEXED.exec(name) ?? []
    if (list === undefined) query[name] = value
    else lists.set(list, [...(lists.get(list) ?? []).slice(0, MOST_VALUES - 1), [Number(place), value]])
  }
  for (const [name, items] of lists) {
    query[name] = items.sort(([one], [other]) => one - other).map(([, value]) => value)
  }
  return query
}
