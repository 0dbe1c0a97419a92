import type { Picture } from '#contract/content.ts'
import type { PresetName } from '#contract/media.ts'
import { type Columns, columnsAt, widthClasses } from './columns.ts'

type Shape = 'square' | 'tall' | 'wide' | 'extra-tall'

/** Width by height of the picture on a card, as card-grid.css has it. */
const ratios: Record<Shape, number> = { wide: 3 / 2, square: 1, tall: 4 / 5, 'extra-tall': 9 / 14 }

const anyShape = ['small', 'third', 'medium', 'default'] as const

/** The presets of a card's picture by the card's shape. */
export const cardPresets: Record<Shape, readonly [PresetName, ...PresetName[]]> = {
  wide: ['small', 'third', 'three-by-two-crop', 'default'],
  square: anyShape,
  tall: anyShape,
  'extra-tall': anyShape,
}

/** Widest place for all columns together, in rem: `--wrap`. */
const WRAP = 80

/** How wide a card's picture is drawn: as its column, and more where the card's shape cuts off its sides. */
export function cardSizes({ width, height }: Picture, shape: Shape, columns?: Columns): string {
  const drawn = Math.max(1, width / height / ratios[shape])
  return widthClasses
    .toReversed()
    .map((at) => {
      const share = drawn / columnsAt(at, columns)
      const size = `min(${Math.ceil(100 * share)}vw, ${Math.ceil(WRAP * share)}rem)`
      return at.from > 0 ? `(min-width: ${at.from}px) ${size}` : size
    })
    .join(', ')
}
