import { orderStates } from '#contract/shop/order-states.ts'
import { countedSlots } from '#server/shop/delivery/slot-checks.store.ts'
import { comparePayments } from '#server/shop/orders/compare-payments.ts'
import { reconcile } from '#server/shop/orders/reconcile.store.ts'
import { allOf } from '#server/testing/all-of.ts'
import { inspectCodes } from './codes.invariants.ts'
import { inspectPlaced, inspectSlots, inspectStock } from './goods.invariants.ts'
import { mailedCards } from './mailed-cards.ts'
import { type Model, must } from './model.ts'
import { inspectFinalMoney, inspectMoney } from './money.invariants.ts'
import { inspectMails, inspectSaid } from './said.invariants.ts'
import { stateOf } from './state.ts'
import type { World } from './world.ts'

/** After every step: everything that must always be true. */
export async function inspect(model: Model, world: World): Promise<void> {
  const { state, text } = await stateOf(world)
  model.there.payments = world.payments.all().length
  model.there.cards = mailedCards(world).length
  inspectMoney(model, world, state)
  if (text === model.lastState) return
  model.lastState = text
  model.there.withdrawals = state.withdrawals.length
  model.there.placed = state.orders.filter(({ placed_at }) => placed_at !== null).length
  inspectCodes(model, state)
  inspectStock(model, state)
  inspectSlots(model, state)
  inspectPlaced(model, state)
  inspectMails(world, state, { isAll: false })
  await inspectSaid(model, world, state)
}

/** What staff are told when they compare everything. */
export async function inspectReconciled({ database }: World): Promise<void> {
  const all = await reconcile(database.sql, countedSlots)
  // Staff have counted less than orders wait for; whether that is true, `inspectStock` looks.
  const said = all.filter((sentence) => !/^stock of \S+: below 0$/.test(sentence))
  must(said.length === 0, `reconcile says: ${said.join('; ')}`)
}

/** After the last step, and when everything that was open has ended. */
export async function inspectEnd(model: Model, world: World): Promise<void> {
  await inspect(model, world)
  const { state } = await stateOf(world)
  await inspectReconciled(world)
  inspectFinalMoney(model, world, state)
  inspectMails(world, state, { isAll: true })
  const orders = await allOf(world.needs.store.inState(orderStates))
  const handled = new Set(state.refunds.filter(({ id }) => model.byHand.has(id)).map(({ order }) => order))
  const said = await comparePayments(
    world.needs,
    orders.filter(({ id }) => !handled.has(id)),
  )
  must(said.length === 0, `reconcile --payments says: ${said.join('; ')}`)
}
