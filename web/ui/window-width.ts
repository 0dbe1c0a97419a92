/** Names of window widths, widest first; lower bounds are inclusive. */
const classes = [
  ['2xl', 1536],
  ['xl', 1280],
  ['lg', 1024],
  ['md', 768],
  ['sm', 376],
  ['xs', 280],
] as const

export type WindowWidth = (typeof classes)[number][0] | '2xs'

export function windowWidthOf(pixels: number): WindowWidth {
  return classes.find(([, from]) => pixels >= from)?.[0] ?? '2xs'
}

/** Windows wider than this have the desktop header; it stands in the style sheets too. */
export const WIDEST_MOBILE = 1024
