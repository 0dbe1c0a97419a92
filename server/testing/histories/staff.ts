import fc from 'fast-check'
import { addDays, dayIn } from '#contract/values/days.ts'
import { cents, decimalComma } from '#contract/values/money.ts'
import { saveProducts, saveStock } from '#server/shop/catalogue/catalogue.ts'
import { readProductFile, readStockFile } from '#server/shop/catalogue/product-file.ts'
import { readAreaFile } from '#server/shop/delivery/area-file.ts'
import { readExceptionFile } from '#server/shop/delivery/exception-file.ts'
import { saveAreas, saveExceptions } from '#server/shop/delivery/plan.ts'
import { fulfil } from '#server/shop/orders/fulfilment.ts'
import { endRefund, refundOrder } from '#server/shop/orders/refund.ts'
import { refundStore } from '#server/shop/orders/refunds.store.ts'
import { crowdsOf } from './goods.invariants.ts'
import { inspectReconciled } from './inspect.ts'
import type { Model } from './model.ts'
import { nameOf, plans, products } from './start.ts'
import { type OrderRow, stateOf } from './state.ts'
import { always, type Step, step } from './step.ts'
import { unusedCards } from './unused-cards.ts'
import { accepted, type World } from './world.ts'

const nth = fc.nat(2)

/** On an order that was placed at some time, counted back from the newest. */
export function onOrder(
  words: string,
  nth: number,
  act: (model: Model, world: World, order: OrderRow) => Promise<string | undefined>,
): Step {
  let number = 0
  const needs = ({ there }: Model) => there.placed > 0
  return step(
    () => `order ${number}: ${words}`,
    needs,
    async (model, world) => {
      const { state } = await stateOf(world)
      const placed = state.orders.filter(({ placed_at }) => placed_at !== null)
      number = placed.length - (nth % placed.length)
      return act(model, world, placed[number - 1] as OrderRow)
    },
  )
}

const refunds = fc
  .record({ nth, amount: fc.oneof(fc.constant('all' as const), fc.constantFrom(100, 420, 1000, 5000)) })
  .map(({ nth, amount }) =>
    onOrder(
      `staff refund ${amount === 'all' ? 'all' : decimalComma(cents(amount))}`,
      nth,
      async (model, world, order) => {
        const wanted = amount === 'all' ? amount : cents(amount)
        const returned = unusedCards((await stateOf(world)).state, order)
        const outcome = await refundOrder(world.needs, order.number, wanted, 'a lower weight')
        if (outcome.ok && amount === 'all') for (const key of returned) model.voided.add(key)
        return outcome.ok ? `${outcome.value.amount} by the service, ${outcome.value.toCodes} to cards` : outcome.code
      },
    ),
  )

const moves = fc.record({ nth, to: fc.constantFrom('packed' as const, 'delivered' as const) }).map(({ nth, to }) =>
  onOrder(`is ${to}`, nth, async (_, world, order) => {
    const outcome = await fulfil(world.needs, order.number, to)
    return outcome.ok ? undefined : outcome.code
  }),
)

const refundsByHand = fc.constant(null).map(() =>
  step(
    'staff pay by hand what the service could not refund',
    ({ there }) => there.placed > 0,
    async (model, world) => {
      const [refund] = await refundStore(world.database.sql).inState('manual')
      if (!refund) return 'nothing waits'
      await endRefund(world.needs, refund, 'done')
      model.byHand.add(refund.id)
      return undefined
    },
  ),
)

const limited = products.flatMap((product) => ('stock' in product ? [product.code] : []))

const importsStock = fc.record({ code: fc.constantFrom(...limited), pieces: fc.nat(4) }).map(({ code, pieces }) =>
  step(`staff count ${pieces} × ${nameOf(code)} on the shelf`, always, async (model, world) => {
    const { rows, problems } = readStockFile(`code;stock\n${code};${pieces}\n`)
    const { short } = accepted(await saveStock(world.shop.catalogue.actions, rows, problems))
    model.shelf.set(code, pieces)
    return short.join()
  }),
)

const importsPrice = fc
  .record({
    code: fc.constantFrom(...products.map(({ code }) => code)),
    price: fc.constantFrom('', '3,90', '12,00', '30,00'),
  })
  .map(({ code, price }) =>
    step(`staff import the price ${price || 'nothing'} of ${nameOf(code)}`, always, async (_, world) => {
      const rows = accepted(readProductFile(`code;price\n${code};${price}\n`))
      // The clock stands still between steps, and no two prices begin at the same moment.
      await world.clock.pass(1)
      await saveProducts(world.shop.catalogue.actions, rows, world.clock.now())
      return undefined
    }),
  )

const importsAreas = fc.constantFrom(...plans).map(({ about, table, places }) =>
  step(`staff import ${about}`, always, async (model, world) => {
    const outcome = await saveAreas(world.shop.delivery.actions, readAreaFile(table).rows)
    if (!outcome.ok) return outcome.code
    await world.run('make-delivery-slots')
    model.places = places
    model.crowds = crowdsOf((await stateOf(world)).state)
    return undefined
  }),
)

const importsDays = fc.integer({ min: -1, max: 4 }).map((day) =>
  step(
    day < 0 ? 'staff import no unusual days' : `staff import no delivery in ${day} days`,
    always,
    async (_, world) => {
      const date = addDays(dayIn(world.clock.now()), day)
      const table = `date;area;as\n${day < 0 ? '' : `${date};;\n`}`
      const outcome = await saveExceptions(world.shop.delivery.actions, readExceptionFile(table).rows)
      if (!outcome.ok) return outcome.code
      await world.run('make-delivery-slots')
      return undefined
    },
  ),
)

const reconciles = fc.constant(null).map(() =>
  step('staff reconcile', always, async (_, world) => {
    await inspectReconciled(world)
    return undefined
  }),
)

export const staff = [
  reconciles,
  refunds,
  refunds,
  moves,
  refundsByHand,
  importsStock,
  importsPrice,
  importsAreas,
  importsDays,
]
