/**
 * Lays out the sections and results that the first paint has left out (`content-visibility` in base.css and result-list.css), one in each
 * idle moment, so that links to anchors scroll smoothly to where their section will stay.
 */
export function layOutRest(): void {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > .section ~ .section, .search-cards > :nth-child(n + 5)'),
  ]
  const idle = window.requestIdleCallback ?? window.setTimeout
  const next = () => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    idle(next)
  }
  idle(next)
}
