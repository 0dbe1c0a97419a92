import fc from 'fast-check'
import { onCart } from './browsing.ts'
import { basketOf, countPut, must } from './model.ts'
import { onOrder } from './staff.ts'
import { emailOf, type Person } from './start.ts'
import { step } from './step.ts'

const nth = fc.nat(2)
const browser = fc.constantFrom('phone' as const, 'phone' as const, 'laptop' as const)

const cancels = fc.record({ browser, nth }).map(({ browser, nth }) =>
  onOrder(`is cancelled on the ${browser}`, nth, async (model, world, order) => {
    const { person } = model.browsers[browser]
    const address = 'POST /api/lk/orders/:token/cancel'
    const answer = await world.call(address, { jar: world.jarOf(browser), params: { token: order.id } })
    must(!answer.ok || person === order.customer, `${person} has cancelled an order of ${order.customer}.`)
    return answer.ok ? undefined : answer.code
  }),
)

const states = fc
  .record({ nth, pieces: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }) })
  .map(({ nth, pieces }) =>
    onOrder(
      `its buyer states to withdraw from what can be returned, number ${pieces.map((at) => at + 1)}`,
      nth,
      async (_, world, order) => {
        const claim = { orderNumber: String(order.number), email: emailOf(order.customer as Person) }
        const checked = await world.call('POST /api/lk/withdrawal/check', { body: claim })
        if (!checked.ok) return checked.code
        const offered = checked.value.pieces as { id: string }[]
        const chosen = pieces.flatMap((at) => offered[at]?.id ?? [])
        if (chosen.length === 0) return 'there is nothing'
        const body = { ...claim, name: order.customer, pieces: chosen }
        const answer = await world.call('POST /api/lk/withdrawal', { body })
        const isLimited = !answer.ok && answer.code === 'WITHDRAWAL_LIMITED'
        must(answer.ok || isLimited, `A withdrawal that was offered is refused: ${answer.ok || answer.code}`)
        await world.run('send-mails')
        return answer.ok ? chosen.join(' and ') : answer.code
      },
    ),
  )

const LINK = /\/vahvista-peruutus\/([\w.-]+)/

const confirms = fc.nat(2).map((nth) => {
  let number = 0
  const words = () => `somebody presses the mailed link of withdrawal ${number}`
  return step(
    words,
    ({ there }) => there.withdrawals > 0,
    async (_, world) => {
      const tokens = world.mails.flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])
      if (tokens.length === 0) return 'it was not mailed yet'
      number = tokens.length - (nth % tokens.length)
      const answer = await world.call('POST /vahvista-peruutus/:token', { params: { token: tokens[number - 1] } })
      must(answer.ok, 'The link of a withdrawal is refused.')
      return answer.value.status === 409 ? 'no longer possible' : undefined
    },
  )
})

const reorders = fc.record({ browser, nth }).map(({ browser, nth }) =>
  onOrder(`is put into the cart once more on the ${browser}`, nth, async (model, world, order) => {
    const { person } = model.browsers[browser]
    const address = 'POST /api/lk/orders/:token/reorder'
    const answer = await world.call(address, { jar: world.jarOf(browser), params: { token: order.id } })
    if (!answer.ok || !person) return 'refused'
    must(person === order.customer, `${person} reads the lines of an order of ${order.customer}.`)
    for (const { code, quantity } of order.snapshot.lines) {
      const product = world.shop.catalogue.find(code)
      if (!product || product.price === null) continue
      const { lines } = basketOf(model, person)
      lines.set(code, (lines.get(code) ?? 0) + quantity)
      countPut(model, person, code, quantity)
    }
    await onCart(model, world, browser, { name: 'load' })
    return undefined
  }),
)

export const afterOrder = [cancels, cancels, cancels, states, states, confirms, confirms, reorders]
