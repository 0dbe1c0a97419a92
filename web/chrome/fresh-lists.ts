/**
 * Picks the lists that are shown from a response with newer links; malformed lists are skipped. The language menu is never
 * updated: it depends on the page, and the call does not.
 */
export function freshLists<Shown extends object>(fresh: object, shown: Shown): Partial<Shown> {
  const lists = Object.entries(fresh ?? {}).filter(
    ([name, list]) => name in shown && areLinks(list, name.endsWith('Tabs') || name.endsWith('Accordions')),
  )
  return Object.fromEntries(lists) as Partial<Shown>
}

function areLinks(list: unknown, withChildren: boolean): boolean {
  return (
    Array.isArray(list) &&
    list.every(
      (item) =>
        typeof item?.label === 'string' &&
        typeof item.link === 'string' &&
        (!withChildren || areLinks(item.children, false)),
    )
  )
}
