import { addDays } from '#contract/values/days.ts'

export type DayOfSales = { day: string; orders: number; sales: number }
type Amount = Omit<DayOfSales, 'day'>

export const SHOWN_DAYS = 30

/** Each of the last days beside the same day of the period before; a day without orders has none. */
export function daysOfSales(today: string, found: readonly DayOfSales[]) {
  const byDay = new Map(found.map(({ day, orders, sales }) => [day, { orders, sales }]))
  const on = (day: string): Amount => byDay.get(day) ?? { orders: 0, sales: 0 }
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => {
    const day = addDays(today, at + 1 - SHOWN_DAYS)
    return { day, now: on(day), before: on(addDays(day, -SHOWN_DAYS)) }
  })
  return { days, now: sumOf(days.map(({ now }) => now)), before: sumOf(days.map(({ before }) => before)) }
}

function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, { orders, sales }) => ({ orders: sum.orders + orders, sales: sum.sales + sales }), {
    orders: 0,
    sales: 0,
  })
}
