import type { OrderChange } from '#contract/shop/order-change.ts'
import type { OrderSnapshot, WithdrawnLine } from '#contract/shop/order-snapshot.ts'
import type { OrderState } from '#contract/shop/order-states.ts'
import type { CodeKind } from '#contract/shop/shop-data.ts'
import type { Database } from '#server/db/database.ts'
import type { World } from './world.ts'

export type OrderRow = {
  id: string
  number: number
  payment_id: string
  customer: string
  state: OrderState
  holds_goods: boolean
  slot_id: number | null
  snapshot: OrderSnapshot
  amount: number
  paid: number
  refunded: number
  created_at: string
  placed_at: string | null
}
export type RefundRow = {
  id: string
  order: string
  amount: number
  to_codes: number
  state: 'due' | 'done' | 'manual'
}
type ChangeRow = Pick<OrderChange, 'id' | 'order' | 'code' | 'quantity' | 'replacement' | 'refunded' | 'refund'>
type CodeRow = {
  key: string
  kind: CodeKind
  amount: number | null
  issued: number | null
  uses: number
  max_uses: number | null
  bought_by: string | null
  voided_at: string | null
  replaced_by: string | null
}

/** Everything that the shop's database says about orders at one moment. */
export type State = {
  orders: OrderRow[]
  refunds: RefundRow[]
  changes: ChangeRow[]
  withdrawals: { order: string; lines: WithdrawnLine[]; confirmed_at: string | null }[]
  mails: { id: string; about: string; kind: string; detail: string; state: string }[]
  products: { code: string; stock: number | null }[]
  stockMoves: {
    id: number
    code: string
    counted: number | null
    is_count: boolean
    change: number
    order: string | null
  }[]
  codes: CodeRow[]
  codeMoves: {
    key: string
    amount: number
    uses: number
    order: string | null
    cause: string | null
    created_at: string
  }[]
  slots: { id: number; area: string; date: string; time: string; capacity: number; taken: number }[]
}

const tables: Record<keyof State, string> = {
  orders: 'shop_order" order by number',
  refunds: 'shop_refund" order by created_at, id',
  changes: 'shop_order_change" order by at, id',
  withdrawals: 'shop_withdrawal" order by created_at',
  mails: `outgoing_mail" where kind like 'order-%' order by created_at`,
  products: 'shop_product" order by code',
  stockMoves: 'shop_stock_movement" order by id',
  codes: 'shop_code" order by key',
  codeMoves: 'shop_code_movement" order by id',
  slots: 'delivery_slot" order by id',
}
const asked = Object.entries(tables).map(
  ([name, rows]) => `'${name}', coalesce((select json_agg(row) from (select * from "${rows}) as row), '[]')`,
)

/** A function, because its statements are planned once: planning them takes most of the time. */
export async function makeStateFunction(database: Database): Promise<void> {
  await database.query(`
    create function history.state() returns text language plpgsql stable
    as $$ begin return json_build_object(${asked.join(', ')})::text; end $$`)
}

export async function stateOf({ database }: World): Promise<{ state: State; text: string }> {
  const { rows } = await database.query('select history.state() as state')
  const text = String(rows[0]?.state)
  return { state: JSON.parse(text) as State, text }
}
