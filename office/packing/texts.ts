import type { OrderState } from '#contract/shop/order-states.ts'
import type { BadgeKind } from '#office/ui/badge.tsx'

/** 'perjantai 20.11.' */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  const weekday = new Intl.DateTimeFormat('fi', { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${day}T12:00:00Z`))} ${date}.${month}.`
}

/** As a heading: 'Perjantai 20.11.' */
export function dayTitle(day: string): string {
  const text = dayText(day)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** '1,2 kg' */
export function weightText(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${(grams / 1000).toLocaleString('fi', { maximumFractionDigits: 1 })} kg`
}

/** How packing calls the states of an order. */
export const states: Partial<Record<OrderState, { label: string; kind: BadgeKind }>> = {
  placed: { label: 'pakattava', kind: 'info' },
  packed: { label: 'pakattu', kind: 'good' },
  delivered: { label: 'toimitettu', kind: 'good' },
  cancelled: { label: 'peruttu', kind: 'danger' },
}
