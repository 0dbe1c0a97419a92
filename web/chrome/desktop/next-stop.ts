const steps: Record<string, (at: number, length: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/**
 * Where a key leads to in a list of tabs: along the tabs by the keys that point sideways, along the links of a submenu by all
 * of them. Up from the first link is the toggle that opened it.
 */
export function nextStop(list: Element, from: Element, key: string): HTMLElement | undefined {
  const step = steps[key]
  if (!step) return undefined
  const inside = submenuLinks(from)
  if (!inside.includes(from as HTMLElement)) {
    const stops = [...list.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
    return key === 'ArrowUp' || key === 'ArrowDown' ? undefined : stopAt(stops, from, step)
  }
  if (key === 'ArrowUp' && from === inside[0]) return itemOf(from)?.querySelector('button') ?? undefined
  return stopAt(inside, from, step)
}

/** The links of the submenu that belongs to a tab, asked from anywhere in it. */
export function submenuLinks(from: Element): HTMLElement[] {
  return [...(itemOf(from)?.querySelectorAll<HTMLElement>('.submenu a') ?? [])]
}

function itemOf(from: Element): Element | null {
  return from.closest('[data-submenu]')
}

function stopAt(stops: HTMLElement[], from: Element, step: (at: number, length: number) => number) {
  return stops[step(stops.indexOf(from as HTMLElement), stops.length)]
}
