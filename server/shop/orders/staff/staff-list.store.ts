import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { EXACT_COUNT_LIMIT, type ListCount } from '#contract/office/list.ts'
import type { ListedOrder, OrderFilter } from '#contract/office/orders/list.ts'
import type { PaymentFilter } from '#contract/office/orders/payment-filters.ts'
import type { OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import type { Sql } from '#server/db/database.ts'
import { deliveredCodes, deliveryAreas } from '#server/db/schema/delivery.ts'
import { shopOrders, shopRefunds } from '#server/db/schema/orders.ts'
import { searchQuery } from './search-words.ts'

const isOpen = sql`exists (
  select from ${shopRefunds} as refund where refund."order" = ${shopOrders.id} and refund.state <> 'done')`

const payments: Record<PaymentFilter, SQL> = {
  'refund-open': isOpen,
  refunded: sql`${shopOrders.refunded} > 0 and not ${isOpen}`,
  free: sql`${shopOrders.amount} = 0 and not ${isOpen}`,
  paid: sql`${shopOrders.amount} > 0 and ${shopOrders.paid} > 0 and ${shopOrders.refunded} = 0 and not ${isOpen}`,
  unpaid: sql`${shopOrders.amount} > 0 and ${shopOrders.paid} = 0 and ${shopOrders.refunded} = 0 and not ${isOpen}`,
}

const paymentOf = sql<PaymentFilter>`case when ${isOpen} then 'refund-open' when ${shopOrders.refunded} > 0 then 'refunded'
  when ${shopOrders.amount} = 0 then 'free' when ${shopOrders.paid} > 0 then 'paid' else 'unpaid' end`

async function conditionOf(
  db: Sql,
  { search = '', state, day, time, area, payment }: OrderFilter,
): Promise<SQL | undefined> {
  const words = searchQuery(search)
  const places = area === undefined ? undefined : await codesOf(db, area)
  return and(
    words === undefined ? undefined : sql`${shopOrders.search} @@ ${words}::tsquery`,
    state && eq(shopOrders.state, state),
    day === undefined ? undefined : eq(shopOrders.deliveryDay, day),
    time === undefined ? undefined : eq(shopOrders.deliveryTime, time),
    // Slots of the past are deleted, so an area is that of the postal code, as it is today.
    places && sql`${shopOrders.postalCode} = any(${sql.param(places)}::text[])`,
    payment && payments[payment],
  )
}

/** Asked first, because the planner has to know them: it finds the orders of a small area by index, and walks through those of a large one. */
async function codesOf(db: Sql, area: string): Promise<string[]> {
  const rows = await db
    .select({ code: deliveredCodes.postalCode })
    .from(deliveredCodes)
    .where(eq(deliveredCodes.area, area))
  return rows.map(({ code }) => code)
}

/** What the lists of staff read of orders. */
export function staffListStore(db: Sql) {
  return {
    /** The newest first, those before `after`. */
    async page(filter: OrderFilter, after: number | undefined, limit: number) {
      const { number, state, createdAt, placedAt, snapshot, refunded } = shopOrders
      const before = after === undefined ? undefined : lt(number, after)
      const rows = await db
        .select({ number, state, createdAt, placedAt, snapshot, refunded, payment: paymentOf })
        .from(shopOrders)
        .where(and(await conditionOf(db, filter), before))
        .orderBy(desc(number))
        .limit(limit)
      return rows.map(({ createdAt, placedAt, snapshot, payment, refunded, ...row }) => ({
        row: listed({ ...row, snapshot, payment, at: placedAt ?? createdAt }),
        snapshot,
        refunded,
      }))
    },

    /** Exact up to the limit; beyond it what the planner thinks. */
    async count(filter: OrderFilter): Promise<ListCount> {
      const where = (await conditionOf(db, filter)) ?? sql`true`
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from (select 1 from ${shopOrders} where ${where} limit ${EXACT_COUNT_LIMIT + 1}) as found`)
      const count = rows[0]?.count ?? 0
      if (count <= EXACT_COUNT_LIMIT) return { count, isEstimate: false }
      const { rows: plans } = await db.execute<{ 'QUERY PLAN': unknown }>(sql`
        explain (format json) select 1 from ${shopOrders} where ${where}`)
      const plan = plans[0]?.['QUERY PLAN']
      const [top] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as { Plan: { 'Plan Rows': number } }[]
      return { count: Math.max(EXACT_COUNT_LIMIT, top?.Plan['Plan Rows'] ?? 0), isEstimate: true }
    },

    async choices() {
      const areas = await db
        .select({ id: deliveryAreas.id, name: deliveryAreas.name, windows: deliveryAreas.windows })
        .from(deliveryAreas)
        .orderBy(deliveryAreas.name)
      const times = [
        ...new Set(areas.flatMap(({ windows }) => windows.map(({ from, until }) => `${from}-${until}`))),
      ].sort()
      return { areas: areas.map(({ id, name }) => ({ id, name })), times }
    },
  }
}

type Found = Pick<ListedOrder, 'number' | 'state' | 'payment'> & { snapshot: OrderSnapshot; at: Date }

const NAMES = 3

function listed({ snapshot, at, ...row }: Found): ListedOrder {
  const { lines, deliveryAddress, slot, amounts } = snapshot
  const names = lines.slice(0, NAMES).map(({ quantity, name }) => `${quantity} × ${name}`)
  return {
    ...row,
    at: at.toISOString(),
    buyer: `${deliveryAddress.firstName} ${deliveryAddress.lastName}`.trim(),
    place: `${deliveryAddress.postalCode} ${deliveryAddress.city}`.trim(),
    day: slot?.date ?? null,
    time: slot?.time ?? null,
    goods: names.join(', ') + (lines.length > NAMES ? ` + ${lines.length - NAMES}` : ''),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    value: amounts.subTotal + amounts.shipping + amounts.handling - amounts.orderDiscount - amounts.loyalty,
  }
}
