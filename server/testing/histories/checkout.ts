import fc from 'fast-check'
import type { Cart } from '#contract/shop/cart.ts'
import type { DeliveryOptions } from '#contract/shop/delivery.ts'
import { isSharedDay } from '#contract/shop/delivery-days.ts'
import { readDecimal } from '#contract/values/money.ts'
import { addToCart, comeBack, loadCart } from './browsing.ts'
import { type Model, must } from './model.ts'
import {
  type BrowserName,
  browserNames,
  daysOf,
  emailOf,
  type Home,
  homes,
  nameOf,
  type Person,
  productCodes,
} from './start.ts'
import { type OrderRow, stateOf } from './state.ts'
import { step } from './step.ts'
import type { World } from './world.ts'

const person = {
  'Form.FirstName': 'Aino',
  'Form.LastName': 'Ostaja',
  'Form.StreetAddress': 'Kotikatu 1',
  'Form.City': 'Helsinki',
  'Form.PhoneNumber': '0501231231',
  'Form.UseDeliveryAddressForBilling': 'true',
  'Form.Terms': 'true',
}

type Chosen = { home: Home; nth: number; keeps: 'nothing' | 'the day' | 'everything' }
type Filled = { posted: Record<string, string>; cart: Cart; isOffered: boolean }

/** Fills the form in as a shopper does: with the total of the cart, and a day that is offered. A second tab keeps what it has. */
async function fillIn(model: Model, world: World, browser: BrowserName, chosen: Chosen): Promise<Filled | string> {
  const jar = world.jarOf(browser)
  const known = model.browsers[browser]
  const cart = await loadCart(model, world, browser)
  const query = { postalCode: chosen.home }
  const options = await world.call('GET /api/v1/lihakauppa/checkout/delivery', { jar, query })
  must(options.ok, `There are no delivery options for ${chosen.home}.`)
  const { dates, reason } = options.value.data as DeliveryOptions['data']
  const slots = dates.flatMap(({ value, times }) => times.map((time) => ({ date: value, time: time.value })))
  const slot = slots[chosen.nth % Math.max(1, slots.length)]
  if (!slot) must(reason !== undefined, 'No day is offered, and nobody says why.')
  const fresh = {
    ...person,
    'Form.PostalCode': chosen.home,
    'Form.PaymentMethodCode': 'FI50',
    'Form.Total': cart.total,
    'Form.Email': emailOf(known.person ?? 'Aino'),
    ...(slot ? { 'Form.DeliveryDate': slot.date, 'Form.DeliveryTime': slot.time } : {}),
  }
  if (chosen.keeps !== 'nothing' && known.form) {
    const posted = chosen.keeps === 'everything' ? known.form : { ...known.form, 'Form.Total': cart.total }
    return { posted, cart, isOffered: false }
  }
  if (!slot && !cart.hasGiftCardsOnly && cart.lineItemCount > 0) return `no day: ${reason}`
  known.form = fresh
  return { posted: fresh, cart, isOffered: true }
}

type Pressed = { to: string; filled: Filled }

async function pressPay(world: World, browser: BrowserName, filled: Filled): Promise<Pressed> {
  const answer = await world.call('POST /kassa', { jar: world.jarOf(browser), body: filled.posted })
  must(answer.ok, `The purchase is refused: ${answer.ok || answer.code}.`)
  return { to: (answer.value as { to: string }).to, filled }
}

/** What must be true of where a press leads. */
async function judge(world: World, person: Person | null, { to, filled }: Pressed): Promise<string> {
  const { cart, posted, isOffered } = filled
  if (!person) {
    must(to.startsWith('/ostoskori'), `A guest who presses pay is sent to ${to}.`)
    return 'has to log in'
  }
  const [, problem] = /virhe=([\w-]+)/.exec(to) ?? []
  if (problem) {
    const isTold = !isOffered || cart.lineItemCount === 0 || cart.checkoutWarnings.length > 0
    const isUnreachable = world.payments.isDown() || world.payments.isSpoilt() || world.problems.some(isLost)
    must(
      isTold || (problem === 'payment-unavailable' && isUnreachable),
      `A cart that shows ${cart.total} and no warning cannot be paid: ${problem}.`,
    )
    return problem
  }
  const order = await orderAt(world, to)
  must(order.customer === person, `${person} is led to an order of ${order.customer}.`)
  if (order.state === 'reserved') {
    must(order.amount === readDecimal(posted['Form.Total'] ?? ''), `The order takes ${order.amount} cents.`)
    const wanted = cart.lineItems.map(({ code, quantity }) => `${quantity} × ${code}`).sort()
    const ordered = order.snapshot.lines.map(({ code, quantity }) => `${quantity} × ${code}`).sort()
    must(wanted.join() === ordered.join(), `The order has ${ordered.join(', ')} and the cart ${wanted.join(', ')}.`)
    const { slot, lines } = order.snapshot
    const goods = lines.filter(({ vatClass }) => vatClass !== 'voucher')
    const days = goods.map(({ code }) => ({ deliveryDays: daysOf(code) }))
    must(!slot || isSharedDay(slot.date, days), `The order is for ${slot?.date}, when not all of it is delivered.`)
  }
  return `order ${order.state}, ${order.amount} cents`
}

/** A shopper who looks at the cart while its order waits to be paid still finds it, with the day that was chosen, as it was before. */
async function lookAgain(model: Model, world: World, browser: BrowserName, { to, filled }: Pressed): Promise<void> {
  const { cart, posted, isOffered } = filled
  if (!isOffered || to.includes('virhe') || (await orderAt(world, to)).state !== 'reserved') return
  const again = await loadCart(model, world, browser)
  const seen = ({ total, checkoutWarnings }: Cart) => [total, ...checkoutWarnings].join(', ')
  must(seen(again) === seen(cart), `A cart of ${seen(cart)} shows ${seen(again)} after a press.`)
  if (!posted['Form.DeliveryDate']) return
  const query = { postalCode: posted['Form.PostalCode'] }
  const jar = world.jarOf(browser)
  const options = await world.call('GET /api/v1/lihakauppa/checkout/delivery', { jar, query })
  const { dates } = (options.ok ? options.value.data : { dates: [] }) as DeliveryOptions['data']
  const times = dates.find(({ value }) => value === posted['Form.DeliveryDate'])?.times ?? []
  must(
    times.some(({ value }) => value === posted['Form.DeliveryTime']),
    'A time is no longer offered to the shopper who has just chosen it.',
  )
}

const isLost = (problem: string) => problem.includes('The connection was lost')

async function orderAt(world: World, to: string): Promise<OrderRow> {
  const { state } = await stateOf(world)
  const [, token] = /[?&]ST=(\w+)/.exec(to) ?? []
  const payment = world.payments.all().find((each) => each.token === token)
  const [, id] = /^\/tilaus\/([\w-]+)/.exec(to) ?? []
  const order = state.orders.find((each) => each.id === id || each.payment_id === payment?.id)
  must(order !== undefined, `A press leads to ${to}, where no order is.`)
  return order
}

const browser = fc.constantFrom('phone' as const, 'phone' as const, 'laptop' as const)
const chosen = fc.record({
  home: fc.constantFrom(homes[0], homes[0], homes[1]),
  nth: fc.nat(3),
  keeps: fc.constantFrom('nothing', 'nothing', 'nothing', 'the day', 'everything'),
})
const wordsOf = ({ home, nth, keeps }: Chosen) =>
  keeps === 'nothing' ? `for ${home}, day ${nth + 1}` : `in a tab that still has ${keeps} of before`

const isLoggedIn =
  (...names: readonly BrowserName[]) =>
  ({ browsers }: Model) =>
    names.every((name) => browsers[name].person !== null)

const presses = fc.record({ browser, chosen }).map(({ browser, chosen }) =>
  step(`${browser}: presses pay ${wordsOf(chosen)}`, isLoggedIn(browser), async (model, world) => {
    const filled = await fillIn(model, world, browser, chosen)
    if (typeof filled === 'string') return filled
    const pressed = await pressPay(world, browser, filled)
    const said = await judge(world, model.browsers[browser].person, pressed)
    await lookAgain(model, world, browser, pressed)
    return said
  }),
)

const pressTogether = chosen.map((chosen) =>
  step(
    `phone and laptop: press pay at the same moment ${wordsOf(chosen)}`,
    isLoggedIn(...browserNames),
    async (model, world) => {
      const filled: [BrowserName, Filled][] = []
      for (const name of browserNames) {
        const form = await fillIn(model, world, name, chosen)
        // The second shopper may find less than was offered.
        if (typeof form !== 'string') filled.push([name, { ...form, isOffered: false }])
      }
      const pressed = await Promise.all(filled.map(([name, form]) => pressPay(world, name, form)))
      const said: string[] = []
      for (const [at, each] of pressed.entries()) {
        const name = filled[at]?.[0] as BrowserName
        // The other may have changed the cart that this one was filled in for.
        said.push(each.to.includes('virhe') ? each.to : await judge(world, model.browsers[name].person, each))
      }
      return said.join(' and ')
    },
  ),
)

const payingOrNot = fc.constantFrom('pays and returns' as const, 'pays and returns' as const, 'goes to pay' as const)

/** Several steps of a usual purchase at once, so that histories come further. */
const buys = fc
  .record({
    browser,
    chosen,
    order: fc.record({ code: fc.constantFrom(...productCodes), quantity: fc.constantFrom(1, 2) }),
    payingOrNot,
  })
  .map(({ browser, chosen, order, payingOrNot }) => {
    const words = `${browser}: puts ${order.quantity} × ${nameOf(order.code)} into the cart, presses pay ${wordsOf(chosen)}, and ${payingOrNot}`
    return step(words, isLoggedIn(browser), async (model, world) => {
      await addToCart(model, world, browser, order)
      const filled = await fillIn(model, world, browser, chosen)
      if (typeof filled === 'string') return filled
      const pressed = await pressPay(world, browser, filled)
      const said = await judge(world, model.browsers[browser].person, pressed)
      await lookAgain(model, world, browser, pressed)
      const payment = world.payments.all().find(({ token }) => pressed.to.endsWith(token))
      if (payment && payingOrNot === 'pays and returns' && !world.payments.isEnded(payment.id))
        await comeBack(world, world.payments.choose(payment.id, 'approve'))
      return said
    })
  })

export const checkout = [presses, presses, presses, presses, presses, buys, buys, buys, buys, pressTogether]
