import { type Model, must } from './model.ts'
import type { OrderRow, State } from './state.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Each code's ledger adds up; none is spent or returned twice. */
export function inspectCodes({ voided }: Model, state: State): void {
  for (const code of state.codes) {
    const moves = state.codeMoves.filter(({ key }) => key === code.key)
    const uses = sum(moves.map((move) => move.uses))
    const using = state.orders.filter((order) => order.holds_goods && usesOf(order).some(({ key }) => key === code.key))
    const name = code.key.slice(0, 14)
    must(code.uses === uses, `${name}: is used ${code.uses} times, and its movements make ${uses}.`)
    must(uses === using.length, `${name}: is used ${uses} times, and ${using.length} orders use it.`)
    must(code.max_uses === null || uses <= code.max_uses, `${name}: is used ${uses} times of ${code.max_uses}.`)
    if (code.kind === 'discount') continue
    const issued = code.issued ?? 0
    const left = issued + sum(moves.map(({ amount }) => amount))
    must(code.amount === left, `${name}: ${code.amount} cents are left, and its movements make ${left}.`)
    must(left >= 0 && left <= issued, `${name}: ${left} of ${issued} cents are left.`)
    inspectHandedOver(code, name, state)
  }
  for (const order of state.orders) inspectOrder(order, state, voided)
}

/** A card that was sent again has nothing left, and the new one got what it had; nobody pays with a void one. */
function inspectHandedOver(code: State['codes'][number], name: string, { codes, codeMoves }: State): void {
  const { key, voided_at: voidedAt, replaced_by: next } = code
  if (next !== null) must(code.amount === 0, `${name}: was sent again, and has ${code.amount} cents left.`)
  const from = new Set(codes.filter(({ replaced_by }) => replaced_by === key).map((each) => each.key))
  if (from.size > 0) {
    const got = -sum(
      codeMoves.filter((move) => from.has(move.key) && move.cause === 'replace').map((move) => move.amount),
    )
    must(code.issued === got, `${name}: is worth ${code.issued} cents, and took over ${got}.`)
  }
  const late = codeMoves.find(
    (move) =>
      move.key === key && move.order !== null && move.uses > 0 && voidedAt !== null && move.created_at > voidedAt,
  )
  must(late === undefined, `${name}: was paid with after it was void.`)
}

const usesOf = ({ snapshot }: OrderRow) => snapshot.codes

function inspectOrder(
  order: OrderRow,
  { codes, codeMoves, refunds, withdrawals }: State,
  byStaff: ReadonlySet<string>,
): void {
  const bought = codes.filter(({ bought_by }) => bought_by === order.id)
  const moved = (keys: readonly string[]) =>
    sum(codeMoves.filter((move) => move.order === order.id && keys.includes(move.key)).map(({ amount }) => amount))
  const paying = usesOf(order).filter(({ kind }) => kind !== 'discount')
  const returned = sum(refunds.filter((refund) => refund.order === order.id).map(({ to_codes }) => to_codes))
  const taken = sum(paying.map(({ amount }) => amount))
  const net = -moved(paying.map(({ key }) => key))
  const expected = order.holds_goods ? taken - returned : 0
  const name = `Order ${order.number} (${order.state})`
  must(net === expected, `${name}: has ${net} cents of codes, and should have ${expected}.`)
  for (const { key, amount } of paying) {
    const own = -moved([key])
    must(own >= 0 && own <= amount, `${name}: has ${own} cents of a code that pays ${amount}.`)
  }
  const cards = order.snapshot.lines.filter(({ vatClass }) => vatClass === 'voucher')
  const wanted = order.placed_at === null ? 0 : sum(cards.map(({ quantity }) => quantity))
  must(bought.length === wanted, `${name}: bought ${wanted} gift cards, and ${bought.length} were made.`)
  const withdrawn = withdrawals
    .filter((withdrawal) => withdrawal.order === order.id && withdrawal.confirmed_at !== null)
    .flatMap(({ lines }) => lines)
    .filter(({ code }) => cards.some((card) => card.code === code))
  const voided = -moved(bought.map(({ key }) => key))
  const refunded = bought.filter(({ key }) => byStaff.has(key)).map(({ issued }) => issued ?? 0)
  const value = sum([...withdrawn.map(({ linePrice }) => linePrice), ...refunded])
  must(voided === value, `${name}: gift cards worth ${value} were returned, and ${voided} are void.`)
}
