/**
 * Picks the lists that are shown from a response with newer links. Malformed lists are skipped, and so is a response without any
 * link: no site has an empty navigation. The language menu is never updated: it belongs to the page.
 */
export function freshLists<Shown extends object>(fresh: object, shown: Shown): Partial<Shown> {
  const answered = Object.entries(fresh ?? {})
  if (answered.every(([, list]) => !Array.isArray(list) || list.length === 0)) return {}
  const lists = answered.filter(
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
        isTextOrNothing(item.icon) &&
        (!withChildren || isBranch(item)),
    )
  )
}

function isBranch({ children, showMoreLabel, teaserImage }: Record<string, unknown>): boolean {
  return areLinks(children, false) && isTextOrNothing(showMoreLabel) && isTextOrNothing(sourceOf(teaserImage))
}

const sourceOf = (picture: unknown) => (picture ? ((picture as { src?: unknown }).src ?? 0) : undefined)

const isTextOrNothing = (value: unknown) => value === undefined || value === null || typeof value === 'string'
