const steps: Record<string, (at: number, length: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/**
 * The element that a key moves the focus to in a list of tabs. Left and right move between tabs; all arrow keys move between
 * the links of a submenu. Up from the first link moves to the toggle of the submenu.
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

/** The links of the submenu of the tab that contains `from`. */
export function submenuLinks(from: Element): HTMLElement[] {
  return [...(itemOf(from)?.querySelectorAll<HTMLElement>('.submenu a') ?? [])]
}

function itemOf(from: Element): Element | null {
  return from.closest('[data-submenu]')
}

function stopAt(stops: HTMLElement[], from: Element, step: (at: number, length: number) => number) {
  return stops[step(stops.indexOf(from as HTMLElement), stops.length)]
}
