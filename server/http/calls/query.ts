/** Further values of a list are dropped. One more than any schema accepts, so that too many are refused and not cut. */
const MAX_LIST_VALUES = 51

const INDEXED = /^(\w+)\[(\d{1,3})\]$/
const BRACKETED = /^(\w+)\[.*$/

/** A list without numbers, such as `facetTags[]=5`: no schema accepts it, so the call is refused by the parameter's name. */
type Misspelled = { misspelled: string }

/** Reads a query whose lists are written `facetTags[0]=5&facetTags[1]=9`. If a name is repeated, the last value wins. */
export function readQuery(text: string): Record<string, string | string[] | Misspelled> {
  const query: Record<string, string | string[] | Misspelled> = Object.create(null)
  const misspelled = new Map<string, Misspelled>()
  const lists = new Map<string, [index: number, value: string][]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const [, list, index] = INDEXED.exec(name) ?? []
    const [, bracketed] = (list === undefined && BRACKETED.exec(name)) || []
    if (bracketed !== undefined) misspelled.set(bracketed, { misspelled: name })
    else if (list === undefined) query[name] = value
    else lists.set(list, [...(lists.get(list) ?? []).slice(0, MAX_LIST_VALUES - 1), [Number(index), value]])
  }
  for (const [name, items] of lists) {
    query[name] = items.sort(([one], [other]) => one - other).map(([, value]) => value)
  }
  for (const [name, problem] of misspelled) query[name] = problem
  return query
}
