import { type Cents, readDecimal } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { byLine, readTable, type TableRead, type TableRow } from '#server/tables/table-file.ts'
import { readWeekdays } from '#server/tables/weekday-cell.ts'
import type { ProductUpdate, StockUpdate } from './catalogue.ts'

const CODE = /^LK-\d{4}$/
const vatClasses = { elintarvike: 'food', yleinen: 'standard', lahjakortti: 'voucher' } as const
const dateMarks = { viimeinen: 'use-by', parasta: 'best-before', '': null } as const

type Column = 'code' | 'price' | 'reduced' | 'recommended' | 'grams' | 'vat' | 'date' | 'days'

/**
 * Reads prices and facts of products. A missing column leaves the stored values; an empty cell clears one. All problems are reported at
 * once, with their lines.
 */
export function readProductFile(text: string): Outcome<ProductUpdate[], 'TABLE_INVALID'> {
  const table = readTable<Column>(text, ['code'], ['price', 'reduced', 'recommended', 'grams', 'vat', 'date', 'days'])
  const { rows } = table
  const problems = [...table.problems, ...repeatedCodes(rows)]
  const updates = rows.map((row): ProductUpdate => {
    const read = <T>(column: Column, reader: (cell: string) => T | undefined, expected: string): { value?: T } => {
      const cell = row[column]
      if (cell === undefined) return {}
      const value = reader(cell)
      if (value === undefined) problems.push(`${row.name}: ${column} '${cell}' is not ${expected}`)
      return value === undefined ? {} : { value }
    }
    const price = read('price', amount, 'an amount such as 12,90')
    const reduced = read('reduced', yesOrNo, 'yes or no')
    const recommended = read('recommended', amount, 'an amount such as 12,90')
    const grams = read('grams', wholeNumber, 'a whole number of grams')
    const vat = read('vat', from(vatClasses), Object.keys(vatClasses).join(', '))
    const date = read('date', from(dateMarks), 'viimeinen, parasta or empty')
    const days = read('days', readWeekdays, 'days such as ti pe')
    return {
      code: row.code ?? '',
      ...('value' in price ? { price: price.value } : {}),
      ...('value' in reduced ? { isReduced: reduced.value } : {}),
      ...('value' in recommended ? { recommendedPrice: recommended.value } : {}),
      ...('value' in grams ? { weightGrams: grams.value } : {}),
      ...('value' in vat ? { vatClass: vat.value } : {}),
      ...('value' in date ? { dateMark: date.value } : {}),
      ...('value' in days ? { deliveryDays: days.value } : {}),
    } as ProductUpdate
  })
  return problems.length > 0 ? refused('TABLE_INVALID', byLine(problems)) : accepted(updates)
}

/** Reads what is on the shelf: pieces, or nothing for unlimited. */
export function readStockFile(text: string): TableRead<StockUpdate & { name: string }> {
  const table = readTable<'code' | 'stock'>(text, ['code', 'stock'])
  const { rows } = table
  const problems = [...table.problems, ...repeatedCodes(rows)]
  const updates = rows.map(({ name, code = '', stock = '' }) => {
    const pieces = wholeNumber(stock)
    if (pieces === undefined) problems.push(`${name}: stock '${stock}' is not a whole number, or empty for unlimited`)
    return { name, code, stock: pieces ?? null }
  })
  return { rows: updates.filter(({ code }) => CODE.test(code)), problems }
}

function repeatedCodes(rows: readonly TableRow<'code'>[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap(({ name, code = '' }) => {
    if (!CODE.test(code)) return [`${name}: '${code}' is not a code such as LK-1001`]
    return seen.size === seen.add(code).size ? [`${name}: ${code} is in the table twice`] : []
  })
}

const amount = (cell: string): Cents | null | undefined => (cell === '' ? null : (readDecimal(cell) ?? undefined))

const yesOrNo = (cell: string) => ({ yes: true, no: false, '': false })[cell.toLowerCase()]

const wholeNumber = (cell: string): number | null | undefined =>
  cell === '' ? null : /^\d{1,7}$/.test(cell) ? Number(cell) : undefined

const from =
  <Values extends Record<string, unknown>>(values: Values) =>
  (cell: string): Values[keyof Values] | undefined =>
    values[cell.toLowerCase()] as Values[keyof Values] | undefined
