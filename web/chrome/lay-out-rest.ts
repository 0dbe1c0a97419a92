/**
 * Lays out the sections that the first paint has left out (`.section` in base.css), one in each idle moment, so that links to anchors
 * scroll smoothly to where their section will stay.
 */
export function layOutRest(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main > .section ~ .section')]
  const idle = window.requestIdleCallback ?? window.setTimeout
  const next = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    idle(next)
  }
  idle(next)
}
