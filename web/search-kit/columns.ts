import type { ColumnsByBreakpoint } from '#web/cards/picture-sizes.ts'

/** As in `result-list.css`, by the number of columns on a wide screen. */
export const searchColumns: Record<3 | 4, ColumnsByBreakpoint> = {
  3: { xs: 1, sm: 2, md: 3, lg: 3 },
  4: { xs: 1, sm: 2, md: 3, lg: 4 },
}
