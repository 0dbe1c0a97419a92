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

/** The widths at which layouts differ, narrowest first; windows beyond either end are laid out as the last before it. */
export const layoutWidths = ['xs', 'sm', 'md', 'lg'] as const
export type LayoutWidth = (typeof layoutWidths)[number]

export function layoutWidthOf(pixels: number): LayoutWidth {
  const width = windowWidthOf(pixels)
  if (width === '2xs') return 'xs'
  return width === 'xl' || width === '2xl' ? 'lg' : width
}

/** The narrowest window of a layout, in pixels. */
export function narrowestOf(layout: LayoutWidth): number {
  return layout === 'xs' ? 0 : (classes.find(([name]) => name === layout)?.[1] ?? 0)
}

/** Windows wider than this have the desktop header; it stands in the style sheets too. */
export const WIDEST_MOBILE = 1024
