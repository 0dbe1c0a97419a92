/** Event dispatched on a grid when another list of cards is shown. */
export const CARDS_CHANGED = 'cards-changed'

/** The items of the list that the grid shows now. */
export function shownList(grid: Element): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('.card-grid-cards:not([hidden]) > li')]
}
