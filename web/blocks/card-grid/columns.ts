/** The grid's columns as content names them. */
export type Columns = 'Two' | 'Three' | 'Four'

/** Widths at which the number of columns changes; lower bounds are inclusive. */
export const widthClasses = [
  { name: 'smallest', from: 0, columns: 1 },
  { name: 'small', from: 376, columns: 2 },
  { name: 'medium', from: 768, columns: 3 },
  { name: 'large', from: 1024, columns: 4 },
] as const

export type WidthClass = (typeof widthClasses)[number]

const most = { Two: 2, Three: 3, Four: 4 } as const

/** Columns at a width: as many as the window has room for, at most what the content asks for. */
export function columnsAt(width: WidthClass, asked?: Columns): number {
  return Math.min(width.columns, asked ? most[asked] : width.columns)
}

export function widthClassOf(windowWidth: number): WidthClass {
  return widthClasses.findLast(({ from }) => windowWidth >= from) ?? widthClasses[0]
}

/** The width classes at which the card is beyond the first chunk of rows, so that 'show more' reveals it. */
export function hiddenAt(index: number, rows: number, asked?: Columns): string[] {
  return widthClasses.filter((width) => index >= rows * columnsAt(width, asked)).map(({ name }) => name)
}
