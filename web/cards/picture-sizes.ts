import type { PlainCard } from '#contract/content/card.ts'
import type { Picture } from '#contract/content/content.ts'
import type { PresetName } from '#contract/content/media.ts'
import { type LayoutBreakpoint, layoutBreakpoints, minWidthOf } from '#web/ui/breakpoints.ts'

export type Shape = 'square' | 'tall' | 'wide' | 'extra-tall'

/** The number of columns at each breakpoint. */
export type ColumnsByBreakpoint = Readonly<Record<LayoutBreakpoint, number>>

/** Aspect ratios of card pictures, as in `cards.css`. */
const ratios: Record<Shape, number> = { wide: 3 / 2, square: 1, tall: 4 / 5, 'extra-tall': 9 / 14 }

type Presets = readonly [PresetName, ...PresetName[]]

/** The largest preset of a card's picture. */
export type LargestPreset = PlainCard['imagePreset'] | 'medium'

/** The presets of a card's picture: those of its shape, up to the card's own maximum. */
export function cardPresets(shape: Shape, largest?: LargestPreset): Presets {
  switch (largest) {
    case 'small':
      return ['small']
    case 'third':
      return ['small', 'third']
    case 'medium':
      return ['small', 'third', 'medium']
    case 'three-by-two-crop':
      return ['small', 'third', 'three-by-two-crop']
    default:
      return shape === 'wide'
        ? ['small', 'third', 'three-by-two-crop', 'default']
        : ['small', 'third', 'medium', 'default']
  }
}

/** Maximum width of all columns together: `--wrap`, and what `--gutter` leaves of the window, which is at least 4 % on each side. */
const MAX_WIDTH_REM = 80
const MAX_WIDTH_VW = 92

/** The `sizes` of a card's picture: the width of its column, or more where the card's shape crops its sides. */
export function cardSizes({ width, height }: Picture, shape: Shape, columns: ColumnsByBreakpoint): string {
  const drawn = Math.max(1, width / height / ratios[shape])
  return layoutBreakpoints
    .toReversed()
    .map((layout) => {
      const share = drawn / columns[layout]
      const size = `min(${Math.ceil(MAX_WIDTH_VW * share)}vw, ${Math.ceil(MAX_WIDTH_REM * share)}rem)`
      const from = minWidthOf(layout)
      return from > 0 ? `(min-width: ${from}px) ${size}` : size
    })
    .join(', ')
}
