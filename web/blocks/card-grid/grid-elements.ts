/** Told to a grid whose list has become another. */
export const CARDS_CHANGED = 'cards-changed'

/** The places of the cards that the grid shows now. */
export function shownList(grid: Element): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('.card-grid-cards:not([hidden]) > li')]
}
