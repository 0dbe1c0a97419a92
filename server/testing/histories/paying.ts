import fc from 'fast-check'
import type { Payment } from '../../../sandbox/payment.ts'
import { comeBack } from './browsing.ts'
import type { Model } from './model.ts'
import { always, type Step, step } from './step.ts'
import type { World } from './world.ts'

const nth = fc.constantFrom(0, 0, 0, 1, 1, 2, 3)
const hasPayment = ({ there }: Model) => there.payments > 0

/** On one of the payments that there are: the newest ones are paid most. */
function onPayment(
  words: string,
  nth: number,
  act: (world: World, payment: Payment) => Promise<string | undefined>,
): Step {
  let number = 0
  return step(
    () => `payment ${number}: ${words}`,
    hasPayment,
    async (_, world) => {
      const all = world.payments.all()
      number = all.length - (nth % all.length)
      const payment = all[number - 1] as Payment
      if (world.payments.isEnded(payment.id)) return 'the payment service has ended it'
      return act(world, payment)
    },
  )
}

const news = {
  'the browser returns': async (world: World, ok: string) => comeBack(world, ok),
  'the callback comes': async (world: World, ok: string) => comeBack(world, ok),
  'the callback comes twice, at the same moment as the browser': async (world: World, ok: string) =>
    void (await Promise.all([comeBack(world, ok), comeBack(world, ok), comeBack(world, ok)])),
  'the callback comes before the payment service knows of it': async (world: World, ok: string) => {
    world.payments.spoil('query', 'lag')
    await comeBack(world, ok)
    world.payments.forgetFaults()
  },
  'nobody tells the shop': async () => {},
} as const

const pays = fc
  .record({ nth, told: fc.constantFrom(...(Object.keys(news) as (keyof typeof news)[])) })
  .map(({ nth, told }) =>
    onPayment(`is paid, and ${told}`, nth, async (world, payment) => {
      await news[told](world, world.payments.choose(payment.id, 'approve'))
      return undefined
    }),
  )

const cancelsPayment = nth.map((nth) =>
  onPayment('the payer cancels, and returns', nth, async (world, payment) => {
    await comeBack(world, world.payments.choose(payment.id, 'cancel'))
    return undefined
  }),
)

const delays = nth.map((nth) =>
  onPayment('is delayed', nth, async (world, payment) => {
    await comeBack(world, world.payments.choose(payment.id, 'delay'))
    return undefined
  }),
)

const repeatsCallback = nth.map((nth) =>
  onPayment('somebody calls its return address once more', nth, async (world, payment) => {
    await comeBack(world, `https://lihakauppa.example/maksupaluu/ok?pmt_id=${payment.id}`)
    return undefined
  }),
)

const isEnded = nth.map((nth) =>
  onPayment('the payment service ends it for good', nth, async (world, payment) => {
    if (payment.state === 'paid') return 'it is paid'
    world.payments.end(payment.id)
    return undefined
  }),
)

const isSettled = nth.map((nth) =>
  onPayment('its money is sent on, and cannot be refunded by the service', nth, async (world, payment) => {
    world.payments.settle(payment.id)
    return undefined
  }),
)

const service = fc.constantFrom(
  step('the payment service does not answer any more', always, async (_, { payments }) => {
    payments.fail(true)
    return undefined
  }),
  step('the payment service answers again', always, async (_, { payments }) => {
    payments.fail(false)
    return undefined
  }),
  step('the next new payment is registered, but the answer is lost', always, async (_, { payments }) => {
    payments.spoil('create', 'lost-answer')
    return undefined
  }),
  step('the next refund is made, but the answer is lost', always, async (_, { payments }) => {
    payments.spoil('refund', 'lost-answer')
    return undefined
  }),
)

export const paying = [
  ...[pays, pays, pays, pays, pays, pays, cancelsPayment, cancelsPayment, delays, repeatsCallback],
  ...[isEnded, isSettled, service],
]
