import fc from 'fast-check'
import type { Consent } from '#contract/shop/order-change.ts'
import { linesToPack } from '#server/shop/orders/rules/changed-lines.ts'
import { takeOff } from '#server/shop/packing/missing.ts'
import { type Model, must } from './model.ts'
import { onOrder } from './staff.ts'
import { nameOf, productCodes } from './start.ts'
import { type OrderRow, type State, stateOf } from './state.ts'
import type { World } from './world.ts'

type Found = { line: number; quantity: number; instead: string | null; isTwice: boolean }

const packer = { id: 'kaisa', name: 'Kaisa Kauppinen' }

/** A product is not on the shelf: it is taken off the order, or another is packed; sometimes two packers say so at once. */
export const packers = fc
  .record({
    nth: fc.nat(2),
    line: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 2 }),
    instead: fc.option(fc.constantFrom(...productCodes)),
    isTwice: fc.boolean(),
  })
  .map(({ nth, ...found }) =>
    onOrder(
      `packers miss ${found.quantity} of line ${found.line + 1}${found.instead ? `, take ${nameOf(found.instead)}` : ''}${found.isTwice ? ', both' : ''}`,
      nth,
      (model, world, order) => miss(model, world, order, found),
    ),
  )

async function miss(model: Model, world: World, order: OrderRow, { line: nth, quantity, instead, isTwice }: Found) {
  const { state } = await stateOf(world)
  const { code } = order.snapshot.lines[nth % order.snapshot.lines.length] as { code: string }
  const given = {
    code,
    quantity,
    left: leftOf(order, code, state),
    ...(instead ? { replacement: { code: instead, quantity: 1, consent: 'phone' as Consent } } : {}),
  }
  const lost = state.stockMoves.filter((move) => move.order === order.id && move.code === code)
  const held = -lost.reduce((sum, { change }) => sum + change, 0)
  const press = () => takeOff(world.shop.packing.actions, packer, order.number, { ...given, id: crypto.randomUUID() })
  const outcomes = await Promise.all(isTwice ? [press(), press()] : [press()])
  const done = outcomes.filter(({ ok }) => ok).length
  must(done <= 1, `Order ${order.number}: two packers took the same piece off.`)
  if (done === 1 && held > 0) model.shelf.set(code, (model.shelf.get(code) ?? 0) - Math.min(held, quantity))
  return outcomes.map((outcome) => (outcome.ok ? `${outcome.value.refunded} go back` : outcome.code)).join(', ')
}

function leftOf({ id, snapshot }: OrderRow, code: string, { changes }: State): number {
  const own = changes.filter(({ order }) => order === id)
  const whole = own.map((change) => ({ ...change, name: '', staff: '', at: new Date() }))
  return linesToPack(snapshot.lines, whole).find((line) => line.code === code)?.pieces ?? 0
}
