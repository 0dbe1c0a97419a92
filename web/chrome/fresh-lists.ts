/**
 * Of an answer with newer links, the lists that are shown; a list that is not what it should be is left out. The menu of
 * languages is never shown from it: that is about one page, and the call knows no page.
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
