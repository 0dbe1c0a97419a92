/** The row has at least as many logos as this, so that it has no end on a wide screen. */
const MIN_LOGOS = 21

/** Width of a logo in pixels. */
export const LOGO_WIDTH = 130

/**
 * How often the brands follow each other in the row: until there are enough, and once more, because the row moves by one
 * round of them before it begins again.
 */
export function roundsOf(brands: number): number {
  return Math.ceil(MIN_LOGOS / brands) + 1
}
