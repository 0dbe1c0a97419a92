import { type SQL, sql } from 'drizzle-orm'
import { dayIn } from '#contract/values/days.ts'
import type { Sql } from '#server/db/database.ts'
import { carts } from '#server/db/schema/carts.ts'
import { shopProducts, stockMovements } from '#server/db/schema/catalogue.ts'
import { codeMovements, shopCodes } from '#server/db/schema/codes.ts'
import { deliveredCodes, deliverySlots } from '#server/db/schema/delivery.ts'
import { shopOrders, shopRefunds } from '#server/db/schema/orders.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { orderChanges } from '#server/db/schema/packing.ts'
import { mailName } from './order-mails.store.ts'

/** The places of a slot, as the delivery counts them. */
export type CountedSlot = { slotId: number; area: string; date: string; taken: number; capacity: number }

/** How long goods may stay reserved before it is reported. */
const LONGEST_HOLD = '3 hours'

/**
 * Compares money, orders, stock, slots and codes with the records that they follow from, and reports every difference. Only reads, all of it
 * in one snapshot.
 */
export function reconcile(db: Sql, countedSlots: (tx: Sql) => Promise<readonly CountedSlot[]>): Promise<string[]> {
  return db.atomically(async (tx) => {
    // One snapshot, so that an order that is placed meanwhile does not look like a difference.
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    // It reads every order there is: with a million of them longer than a statement may usually take.
    await tx.execute(sql`set local statement_timeout = '30min'`)
    const said: string[] = []
    for (const check of checks) {
      const { rows } = await tx.execute<{ said: string }>(check)
      said.push(...rows.map((row) => row.said))
    }
    return [...said, ...(await slotDifferences(tx, await countedSlots(tx), dayIn(new Date())))]
  })
}

/** Of the slots from today on: those of the past are deleted after some weeks, and nothing can be done about them. */
async function slotDifferences(tx: Sql, all: readonly CountedSlot[], today: string): Promise<string[]> {
  const { rows } = await tx.execute<{ slotId: number; orders: number }>(sql`
    select slot_id as "slotId", count(*)::int as orders from ${shopOrders}
    where holds_goods and slot_id is not null and delivery_day >= ${today} group by 1`)
  const counted = all.filter(({ date }) => date >= today)
  const held = new Map(rows.map(({ slotId, orders }) => [slotId, orders]))
  const known = new Set(counted.map(({ slotId }) => slotId))
  const { rows: stranded } = await tx.execute<{ said: string }>(sql`
    select format('order %s: has a place of the area %s on %s, which no longer delivers to %s', found.number, slot.area, slot.date,
      found.snapshot -> 'deliveryAddress' ->> 'postalCode') as said
    from ${shopOrders} as found join ${deliverySlots} as slot on slot.id = found.slot_id
    left join ${deliveredCodes} as code on code.postal_code = found.snapshot -> 'deliveryAddress' ->> 'postalCode'
    where found.holds_goods and found.state <> 'delivered' and found.email is not null and slot.date >= ${today}
      and code.area is distinct from slot.area`)
  return [
    ...stranded.map(({ said }) => said),
    ...counted.flatMap(({ slotId, taken, capacity }) => [
      ...(taken === (held.get(slotId) ?? 0)
        ? []
        : [`slot ${slotId}: ${taken} places are taken, but ${held.get(slotId) ?? 0} orders have one`]),
      ...(taken <= capacity ? [] : [`slot ${slotId}: ${taken} of ${capacity} places are taken`]),
    ]),
    ...[...held.keys()].filter((id) => !known.has(id)).map((id) => `slot ${id}: orders have it, but it does not exist`),
  ]
}

const bought = sql`('placed', 'packed', 'delivered')`
const unpaid = sql`('reserved', 'superseded', 'lapsed')`

const checks: readonly SQL[] = [
  // Stock: what was counted last, and everything that orders took since.
  sql`
    with last as (select code, max(id) as id from ${stockMovements} where is_count group by code),
    expected as (
      select counted.code, counted.counted + coalesce((select sum(change) from ${stockMovements} as later
        where later.code = counted.code and later.id > counted.id), 0) as stock
      from ${stockMovements} as counted join last on last.id = counted.id where counted.counted is not null)
    select format('stock of %s: %s, but counts and orders make %s', product.code, product.stock, expected.stock) as said
    from ${shopProducts} as product join expected on expected.code = product.code
    where product.stock is distinct from expected.stock`,
  sql`select format('stock of %s: below 0', code) as said from ${shopProducts} where stock < 0`,
  sql`
    with taken as (select "order", code, -sum(change) as pieces from ${stockMovements} where "order" is not null group by 1, 2)
    select format('order %s: has %s pieces of %s, but should have %s', found.number, taken.pieces, taken.code,
      case when found.holds_goods then line.quantity else 0 end) as said
    from taken join ${shopOrders} as found on found.id = taken."order"
    -- As ordered, less what packers have taken off, with what replaces other products.
    left join lateral (select coalesce((select (each ->> 'quantity')::int from jsonb_array_elements(found.snapshot -> 'lines') as each
        where each ->> 'code' = taken.code), 0)
      - coalesce((select sum(quantity) from ${orderChanges} as changed
        where changed."order" = found.id and changed.code = taken.code), 0)
      + coalesce((select sum((replacement ->> 'quantity')::int) from ${orderChanges} as changed
        where changed."order" = found.id and changed.replacement ->> 'code' = taken.code), 0) as quantity) as line on true
    where taken.pieces <> case when found.holds_goods then coalesce(line.quantity, 0) else 0 end`,
  sql`
    select format('stock of %s: moved by an order that does not exist', code) as said from ${stockMovements} as moved
    where moved."order" is not null and not exists (select from ${shopOrders} as found where found.id = moved."order")`,
  // Codes: uses and balances follow from what orders took.
  sql`
    select format('code %s: used %s times, but orders make %s', left(code.key, 12), code.uses, coalesce(sum(moved.uses), 0)) as said
    from ${shopCodes} as code left join ${codeMovements} as moved on moved.key = code.key
    group by code.key having code.uses <> coalesce(sum(moved.uses), 0)`,
  sql`
    select format('code %s: %s cents are left, but orders make %s', left(code.key, 12), code.amount,
      code.issued + coalesce(sum(moved.amount), 0)) as said
    from ${shopCodes} as code left join ${codeMovements} as moved on moved.key = code.key
    where code.kind <> 'discount' and code.issued is not null
    group by code.key having code.amount <> code.issued + coalesce(sum(moved.amount), 0)`,
  sql`
    select format('code %s: below 0, or used too often', left(key, 12)) as said from ${shopCodes}
    where amount < 0 or uses < 0 or uses > max_uses`,
  sql`
    select format('order %s: uses %s codes, but should use %s', found.number, coalesce(sum(moved.uses), 0),
      case when found.holds_goods then jsonb_array_length(found.snapshot -> 'codes') else 0 end) as said
    from ${shopOrders} as found left join ${codeMovements} as moved on moved."order" = found.id
    group by found.id having coalesce(sum(moved.uses), 0)
      <> case when found.holds_goods then jsonb_array_length(found.snapshot -> 'codes') else 0 end`,
  sql`
    select format('code %s: got %s cents more back than it paid for the order %s', left(moved.key, 12), sum(moved.amount),
      coalesce(found.number::text, moved."order"::text)) as said
    from ${codeMovements} as moved left join ${shopOrders} as found on found.id = moved."order"
    group by moved."order", found.number, moved.key having sum(moved.amount) > 0`,
  // Orders: what their state says about goods, money and mails.
  sql`
    select format('order %s: is %s and %s goods', number, state, case when holds_goods then 'holds' else 'holds no' end) as said
    from ${shopOrders} where holds_goods <> (state in ${bought} or state = 'reserved')`,
  sql`
    select format('order %s: is %s, but %s of %s cents were paid', number, state, paid, amount) as said from ${shopOrders}
    where (state in ${bought} and paid < amount) or (state in ${unpaid} and paid <> 0)`,
  sql`
    select format('order %s: is waiting for a payment that nobody asks for', number) as said from ${shopOrders}
    where state = 'reserved' and next_check_at is null`,
  sql`
    select format('order %s: keeps goods since %s without a payment', number, created_at) as said from ${shopOrders}
    where state = 'reserved' and created_at < now() - interval '${sql.raw(LONGEST_HOLD)}'`,
  sql`
    select format('order %s: was placed, but its cart is still open', found.number) as said
    from ${shopOrders} as found join ${carts} as cart on cart.id = found.cart
    where found.placed_at is not null and cart.ordered_at is null and cart.merged_into is null`,
  sql`
    select format('order %s: was placed, but no confirmation was written', number) as said from ${shopOrders} as found
    where placed_at is not null
      and not exists (
        select from ${outgoingMails} as mail
        where mail.about = found.id::text and mail.kind = ${mailName('confirmation')})`,
  sql`
    with bought as (
      select found.id, found.number, sum((line ->> 'quantity')::int) as cards
      from ${shopOrders} as found, jsonb_array_elements(found.snapshot -> 'lines') as line
      where found.placed_at is not null and line ->> 'vatClass' = 'voucher' group by found.id)
    select format('order %s: bought %s gift cards, but %s were made', number, cards, count(code.key)) as said
    from bought left join ${shopCodes} as code on code.bought_by = bought.id and code.bought_line is not null
    group by bought.id, number, cards having count(code.key) <> cards`,
  // Money: refunds follow from states, and are never more than was paid.
  sql`
    with returned as (
      select "order", sum(amount) as due, coalesce(sum(amount) filter (where state = 'done'), 0) as done
      from ${shopRefunds} group by "order")
    select format('order %s: %s cents were refunded, but refunds make %s', number, refunded, coalesce(done, 0)) as said
    from ${shopOrders} as found left join returned on returned."order" = found.id
    where refunded <> coalesce(done, 0)
    union all
    select format('order %s: is %s and paid %s cents, but %s cents are refunded', number, state, paid, coalesce(due, 0))
    from ${shopOrders} as found left join returned on returned."order" = found.id
    where coalesce(due, 0) > paid
      or (state in ('refund-due', 'refunded') and coalesce(due, 0) <> paid)
      or (state = 'cancelled' and coalesce(due, 0) <> least(paid, amount))
      or (state = 'refunded' and coalesce(done, 0) <> paid)`,
  // What codes have paid for an order, less what it still has of them, is what refunds have returned to them.
  sql`
    with paid as (
      select found.id, each ->> 'key' as key, (each ->> 'amount')::int as amount
      from ${shopOrders} as found, jsonb_array_elements(found.snapshot -> 'codes') as each
      where found.placed_at is not null and each ->> 'kind' in ('gift-card', 'refund')),
    back as (
      select paid.id, sum(paid.amount + coalesce((select sum(moved.amount) from ${codeMovements} as moved
        where moved."order" = paid.id and moved.key = paid.key), 0)) as cents
      from paid group by paid.id),
    returned as (select "order", sum(to_codes) as cents from ${shopRefunds} group by "order")
    select format('order %s: %s cents went back to codes, but refunds say %s', found.number, coalesce(back.cents, 0),
      coalesce(returned.cents, 0)) as said
    from ${shopOrders} as found left join back on back.id = found.id left join returned on returned."order" = found.id
    where coalesce(returned.cents, 0) <> coalesce(back.cents, 0)`,
  sql`
    select format('refund %s: of an order that does not exist', id) as said from ${shopRefunds} as refund
    where not exists (select from ${shopOrders} as found where found.id = refund."order")`,
]
