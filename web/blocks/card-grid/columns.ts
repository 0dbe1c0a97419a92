import type { ColumnsByWidth } from '#web/cards/card-pictures.ts'
import { type LayoutWidth, layoutWidths } from '#web/ui/window-width.ts'

/** The grid's columns as content names them. */
export type Columns = 'Two' | 'Three' | 'Four'

/** As many as windows of a width have room for. */
const roomFor: ColumnsByWidth = { xs: 1, sm: 2, md: 3, lg: 4 }
const most = { Two: 2, Three: 3, Four: 4 } as const

/** Columns by width: as many as there is room for, at most what the content asks for. */
export function columnsOf(asked?: Columns): ColumnsByWidth {
  const limit = asked ? most[asked] : most.Four
  const { xs, sm, md, lg } = roomFor
  return { xs: Math.min(xs, limit), sm: Math.min(sm, limit), md: Math.min(md, limit), lg: Math.min(lg, limit) }
}

/** The widths at which the card is beyond the first chunk of rows, so that 'show more' reveals it. */
export function hiddenAt(index: number, rows: number, columns: ColumnsByWidth): LayoutWidth[] {
  return layoutWidths.filter((width) => index >= rows * columns[width])
}
