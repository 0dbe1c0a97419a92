import type { CallValue } from '#office/frame/call-office.ts'
import { centsText } from '#office/ui/cents.ts'
import { moment } from '#web/format/moment.ts'

export type Product = CallValue<'GET /api/office/products'>['rows'][number]

export const price = (cents: number | null) => (cents === null ? '–' : `${centsText(cents)}\u00a0€`)

export const pieces = (count: number | null) => (count === null ? 'rajaton' : String(count))

export const nameOf = ({ name, code }: Pick<Product, 'name' | 'code'>) => name ?? code

export const weekdays = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'] as const

export const daysText = (days: readonly number[] | null) =>
  days === null ? 'kaikki' : days.map((day) => weekdays[day - 1]).join(' ')

/** What is going to happen to the price by itself; empty where nothing is. */
export function plannedTexts({ sale, next, isReduced }: Pick<Product, 'sale' | 'next' | 'isReduced'>): string[] {
  return [
    ...(sale && !isReduced && sale.from ? [`Alennus ${price(sale.price)} ${moment(sale.from, 'fi')} alkaen`] : []),
    ...(sale?.until ? [`Alennus päättyy ${moment(sale.until, 'fi')}`] : []),
    ...(next ? [`Hinta ${price(next.price)} ${moment(next.from, 'fi')} alkaen`] : []),
  ]
}
