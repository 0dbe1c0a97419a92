import { setTimeout as wait } from 'node:timers/promises'
import { aBuyer } from '#server/testing/buyer.ts'
import { HAM, type StoredBuyer, type StoredSlot } from '#server/testing/stored-buyers.ts'

/** What shoppers were told about an order, and whether they had paid it by then. */
type Told = { order: string; state: string; isPaid: boolean }

export type Buying = {
  goesOn: boolean
  answers: number
  told: Told[]
  /** Answers that no shopper should get. */
  failures: string[]
  /** Requests that got no answer, and were sent again. */
  repeated: number
}

type Place = { port: number; slots: readonly StoredSlot[]; address: string }
type Browser = ReturnType<typeof aBuyer>

/** How the shopper goes on from the payment page. `both`: opens a second payment for the same cart, and pays both. */
const ways = ['return', 'return', 'never return', 'cancel', 'both'] as const

const PAUSE_MS = 50
const LONGEST_MS = 120_000

/** Buys one ham after the other, in all the ways of people, until told to stop; the last one without returning. What gets no answer is sent again. */
export async function goOnBuying(buying: Buying, buyer: StoredBuyer, { port, slots, address }: Place) {
  const browser = patient(buying, aBuyer(buyer, { port, address }))
  const stateOf = async (order: string) =>
    JSON.parse((await browser.send(`/api/lk/orders/${order}`)).body).state as string
  while (buying.goesOn) {
    await buyOnce(buying, browser, { slots, stateOf, way: oneOf(ways) })
    await wait(PAUSE_MS)
  }
  await buyOnce(buying, browser, { slots, stateOf, way: 'never return' })
  return { stateOf }
}

type Purchase = {
  slots: readonly StoredSlot[]
  stateOf: (order: string) => Promise<string>
  way: (typeof ways)[number]
}

async function buyOnce({ told, failures }: Buying, browser: Browser, { slots, stateOf, way }: Purchase): Promise<void> {
  await browser.getToken()
  const total = await fillCart(browser)
  const press = async (slot: StoredSlot) => {
    const { status, headers } = await browser.press(total, slot)
    const to = headers.location ?? ''
    // Told that this cart is paid already, after a second payment.
    if (to.startsWith('/tilaus/')) {
      const order = to.slice('/tilaus/'.length)
      told.push({ order, state: await stateOf(order), isPaid: true })
    } else if (!to.startsWith('http://maksu.') && !to.includes('virhe=cart-')) failures.push(`pay: ${status} ${to}`)
    return to.startsWith('http://maksu.') ? to : null
  }
  const comeBack = async ({ pathname, search }: URL, isPaid: boolean) => {
    const { status, headers } = await browser.send(`${pathname}${search}`)
    const order = (headers.location ?? '').slice('/tilaus/'.length)
    if (status !== 303) failures.push(`return: ${status}`)
    else told.push({ order, state: await stateOf(order), isPaid })
  }
  const first = await press(oneOf(slots))
  if (!first) return
  const second = way === 'both' ? await press(oneOf(slots)) : null
  const back = await browser.choose(first, way === 'cancel' ? 'cancel' : 'approve')
  if (second && second !== first) await comeBack(await browser.choose(second, 'approve'), true)
  if (way !== 'never return') await comeBack(back, way !== 'cancel')
}

/** Returns what the cart costs. */
async function fillCart(browser: Browser): Promise<string> {
  const read = ({ body }: { body: string }) => JSON.parse(body) as { lineItems: unknown[]; total: string }
  const cart = read(await browser.send('/api/v1/lihakauppa/shoppingcart/load?language=fi'))
  if (cart.lineItems.length > 0) return cart.total
  const json = { language: 'fi', code: HAM, quantity: 1 }
  return read(await browser.send('/api/v1/lihakauppa/shoppingcart/add', { method: 'POST', json })).total
}

/** Sends again what gets no answer, and what is refused because the program is starting. */
function patient(buying: Buying, browser: Browser): Browser {
  const insist = async <Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> => {
    const deadline = performance.now() + LONGEST_MS
    for (;;) {
      const answer = await ask().catch(() => undefined)
      if (answer && answer.status !== 503) {
        buying.answers++
        if (answer.status >= 500) buying.failures.push(`status ${answer.status}`)
        return answer
      }
      if (performance.now() > deadline) throw new Error('The program does not answer any more.')
      buying.repeated++
      await wait(PAUSE_MS)
    }
  }
  return {
    ...browser,
    send: (...args) => insist(() => browser.send(...args)),
    press: (...args) => insist(() => browser.press(...args)),
    getToken: () =>
      insist(async () => {
        await browser.getToken()
        return { status: 200 }
      }).then(() => {}),
  }
}

function oneOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item
}
