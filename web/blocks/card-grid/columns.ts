import type { ColumnsByBreakpoint } from '#web/cards/picture-sizes.ts'
import { type LayoutBreakpoint, layoutBreakpoints } from '#web/ui/breakpoints.ts'

/** Maximum number of columns, in the content's notation. */
export type Columns = 'Two' | 'Three' | 'Four'

const columnsThatFit: ColumnsByBreakpoint = { xs: 1, sm: 2, md: 3, lg: 4 }
const maximum = { Two: 2, Three: 3, Four: 4 } as const

/** The number of columns at each breakpoint, limited by the content's maximum. */
export function columnsOf(max?: Columns): ColumnsByBreakpoint {
  const limit = max ? maximum[max] : maximum.Four
  const { xs, sm, md, lg } = columnsThatFit
  return { xs: Math.min(xs, limit), sm: Math.min(sm, limit), md: Math.min(md, limit), lg: Math.min(lg, limit) }
}

/** The breakpoints at which the card is beyond the initial rows and hidden until 'show more'. */
export function hiddenAt(index: number, rows: number, columns: ColumnsByBreakpoint): LayoutBreakpoint[] {
  return layoutBreakpoints.filter((breakpoint) => index >= rows * columns[breakpoint])
}
