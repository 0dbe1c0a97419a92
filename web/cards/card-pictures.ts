import type { PlainCard } from '#contract/card.ts'
import type { Picture } from '#contract/content.ts'
import type { PresetName } from '#contract/media.ts'
import { type LayoutWidth, layoutWidths, narrowestOf } from '#web/ui/window-width.ts'

export type Shape = 'square' | 'tall' | 'wide' | 'extra-tall'

/** How many cards stand side by side in windows of each width. */
export type ColumnsByWidth = Readonly<Record<LayoutWidth, number>>

/** Width by height of the picture on a card, as cards.css has it. */
const ratios: Record<Shape, number> = { wide: 3 / 2, square: 1, tall: 4 / 5, 'extra-tall': 9 / 14 }

type Presets = readonly [PresetName, ...PresetName[]]

/** The presets of a card's picture: as its shape wants them, but none larger than the card itself names. */
export function cardPresets(shape: Shape, largest?: PlainCard['imagePreset']): Presets {
  switch (largest) {
    case 'small':
      return ['small']
    case 'third':
      return ['small', 'third']
    case 'three-by-two-crop':
      return ['small', 'third', 'three-by-two-crop']
    default:
      return shape === 'wide'
        ? ['small', 'third', 'three-by-two-crop', 'default']
        : ['small', 'third', 'medium', 'default']
  }
}

/** Widest place for all columns together, in rem: `--wrap`. */
const WRAP = 80

/** How wide a card's picture is drawn: as its column, and more where the card's shape cuts off its sides. */
export function cardSizes({ width, height }: Picture, shape: Shape, columns: ColumnsByWidth): string {
  const drawn = Math.max(1, width / height / ratios[shape])
  return layoutWidths
    .toReversed()
    .map((layout) => {
      const share = drawn / columns[layout]
      const size = `min(${Math.ceil(100 * share)}vw, ${Math.ceil(WRAP * share)}rem)`
      const from = narrowestOf(layout)
      return from > 0 ? `(min-width: ${from}px) ${size}` : size
    })
    .join(', ')
}
