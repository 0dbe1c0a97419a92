/** Breakpoints with their minimum viewport widths in pixels, widest first. */
const minWidths = [
  ['2xl', 1536],
  ['xl', 1280],
  ['lg', 1024],
  ['md', 768],
  ['sm', 376],
  ['xs', 280],
] as const

export type Breakpoint = (typeof minWidths)[number][0] | '2xs'

export function breakpointOf(pixels: number): Breakpoint {
  return minWidths.find(([, from]) => pixels >= from)?.[0] ?? '2xs'
}

/** The breakpoints at which layouts differ, narrowest first. Other viewports use the nearest of these. */
export const layoutBreakpoints = ['xs', 'sm', 'md', 'lg'] as const
export type LayoutBreakpoint = (typeof layoutBreakpoints)[number]

export function layoutOf(pixels: number): LayoutBreakpoint {
  const width = breakpointOf(pixels)
  if (width === '2xs') return 'xs'
  return width === 'xl' || width === '2xl' ? 'lg' : width
}

/** The minimum viewport width of a layout, in pixels. */
export function minWidthOf(layout: LayoutBreakpoint): number {
  return layout === 'xs' ? 0 : (minWidths.find(([name]) => name === layout)?.[1] ?? 0)
}

/** Wider viewports have the desktop header. The style sheets have the same number. */
export const MOBILE_MAX_WIDTH_PX = 1024
