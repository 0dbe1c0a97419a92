import { sql } from 'drizzle-orm'
import type { OrderMailKind } from '#contract/shop/order-snapshot.ts'
import type { Sql } from '#server/db/database.ts'
import { orderMails, shopOrders } from '#server/db/schema/orders.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import type { OrderMailStore } from './orders.ts'

/** What outgoing mail calls a mail about an order. */
export const mailName = (kind: OrderMailKind) => `order-${kind}`

export function orderMailStore(db: Sql): OrderMailStore {
  const mails = outgoingMailStore(db)
  return {
    add: ({ id, email }, kind, detail = '') => mails.add({ kind: mailName(kind), about: id, detail, recipient: email }),
  }
}

/**
 * Takes over the mails that nodes of the previous version have written: sent ones, and waiting ones that no node is sending. Nobody else
 * writes that table. Returns how many.
 */
export async function takeOverOrderMails(db: Sql): Promise<number> {
  const taken = await db.execute(sql`
    with taken as (delete from ${orderMails} where mailed_at is not null or next_try_at <= now() returning *)
    insert into ${outgoingMails} (id, kind, about, detail, recipient, state, created_at, ended_at)
    select taken.id::text, 'order-' || kind, "order"::text, subject, case when mailed_at is null then email end,
      case when mailed_at is null then 'waiting' else 'sent' end, taken.created_at, mailed_at
    from taken left join ${shopOrders} as found on found.id = taken."order" on conflict do nothing`)
  return taken.rowCount ?? 0
}
