/** How many items a list shows at first, and how many each press adds. */
export const FIRST_ITEMS = 9
const MORE_ITEMS = 5

export function shownItems(presses: number): number {
  return FIRST_ITEMS + presses * MORE_ITEMS
}
