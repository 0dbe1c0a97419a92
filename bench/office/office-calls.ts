import type { Asked, AskOffice } from './ask-office.ts'

type Measured = {
  name: string
  /** Milliseconds at p99; without a limit the figure is only shown. */
  atMost?: number
  rounds?: number
  /** What a screen asks at once. What has to be known before is asked with `ask`, and not measured. */
  of: (at: number, orders: number, ask: AskOffice) => readonly Asked[] | Promise<readonly Asked[]>
}

const FIRST_NUMBER = 100_001
const AT_ONCE_MS = 100
const START_PAGE_MS = 300
const FEW_ROUNDS = 10
const DAY_MS = 24 * 3600 * 1000

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const someNumber = (at: number, orders: number) => FIRST_NUMBER + ((at * 7919) % orders)
const one = (name: string, pathOf: (at: number, orders: number) => string): Measured => ({
  name,
  atMost: AT_ONCE_MS,
  of: (at, orders) => [{ path: `/api/office/${pathOf(at, orders)}` }],
})
const search = (name: string, words: (at: number, orders: number) => string | number) =>
  one(`search ${name}`, (at, orders) => `orders?search=${encodeURIComponent(words(at, orders))}`)
const find = (name: string, words: (at: number, orders: number) => string | number) =>
  one(`Ctrl K, ${name}`, (at, orders) => `find?q=${encodeURIComponent(words(at, orders))}`)

const payments = ['unpaid', 'paid', 'free', 'refunded', 'refund-open']
const parts = ['sales', 'deliveries', 'stock', 'waiting', 'failed', 'searches']

const orders: readonly Measured[] = [
  one('list', () => 'orders'),
  one('list, a page in the middle', (at, all) => `orders?after=${someNumber(at, all)}`),
  one('count', () => 'orders/count'),
  one('list of a state', () => 'orders?state=placed'),
  one('list of a rare state', () => 'orders?state=refund-due'),
  one('list of an early day', (at) => `orders?day=${dayIn(-at)}&time=16:00-20:00`),
  one('list of a day', (at) => `orders?day=${dayIn(at % 7)}&state=placed`),
  one('list of an area', (at) => `orders?area=${['helsinki', 'raisio', 'nowhere'][at % 3]}`),
  one('list of an area, late in the list', (at) => `orders?area=raisio&after=${FIRST_NUMBER + 2000 + at}`),
  one('count of an area', (at) => `orders/count?area=${['helsinki', 'raisio', 'nowhere'][at % 3]}`),
  ...payments.map((payment) => one(`list by payment, ${payment}`, () => `orders?payment=${payment}`)),
  ...payments.map((payment) => one(`count by payment, ${payment}`, () => `orders/count?payment=${payment}`)),
  search('by number', someNumber),
  search('by the beginning of a number', (at) => `1${at % 10}`),
  search('by name', (at) => `${['tuuli', 'eero', 'oona'][at % 3]} ${['virtanen', 'öhman', 'mäkinen'][at % 3]}`),
  search('by a first name', () => 'päivi'),
  search('by mail', (at) => `oona.laine${at * 37}@example.com`),
  search('by phone', (at) => `040${String(at * 17 * 31).padStart(7, '0')}`),
  search('by a common product', () => 'lk-1001'),
  search('by a rare product', (at) => `lk-1${300 + (at % 90)}`),
  search('by two words of a product', () => 'karitsan maksa'),
  search('by a name and a product', () => 'virtanen lk-1390'),
  search('by a letter', (at) => 'aeikp'.charAt(at % 5)),
  search('for nothing', (at) => `olematon${at}`),
  one('search in a day', (at) => `orders?day=${dayIn(at % 7)}&search=virtanen`),
  one('count of a common product', () => 'orders/count?search=lk-1001'),
  one('count of a first name', () => `orders/count?search=${encodeURIComponent('päivi')}`),
  one('count of a letter', (at) => `orders/count?search=${'aeikp'.charAt(at % 5)}`),
  one('one order', (at, all) => `orders/${someNumber(at, all)}`),
  {
    name: 'what a refund would do',
    atMost: AT_ONCE_MS,
    async of(at, all, ask) {
      const number = await aDeliveredOne(at, all, ask)
      const { seen } = await ask({ path: `/api/office/orders/${number}` })
      const action = { kind: 'refund', part: { kind: 'amount', amount: 100 }, reason: 'Mittaus' }
      return [{ path: `/api/office/orders/${number}/plan`, body: { action, seen } }]
    },
  },
]

async function aDeliveredOne(at: number, all: number, ask: AskOffice): Promise<number> {
  const { rows } = await ask({
    path: `/api/office/orders?state=delivered&payment=paid&after=${someNumber(at, all) + 200}`,
  })
  const [row] = rows
  if (!row) throw new Error('No order was delivered.')
  return row.number
}

const packing: readonly Measured[] = [
  one('packing, its days', () => 'packing'),
  one('packing of a day', (at) => `packing/days/${dayIn(at % 5)}`),
  one('packing of a time', (at) => `packing/days/${dayIn(at % 5)}?time=16:00-20:00`),
  {
    name: 'an order to pack',
    atMost: AT_ONCE_MS,
    async of(at, _, ask) {
      const { orders } = await ask({ path: `/api/office/packing/days/${dayIn(1 + (at % 5))}` })
      return [{ path: `/api/office/packing/orders/${orders[at % orders.length]?.number}` }]
    },
  },
  ...['reittilista', 'pakkauslistat', 'osoitelaput'].map((name) => ({
    name: `printed for a day: ${name}`,
    rounds: FEW_ROUNDS,
    of: (at: number) => [{ path: `/tulosteet/${dayIn(1 + (at % 5))}/${name}.pdf` }],
  })),
]

const others: readonly Measured[] = [
  { name: 'start page', atMost: START_PAGE_MS, of: () => parts.map((part) => ({ path: `/api/office/today/${part}` })) },
  // Where its time goes: its limit is that of the whole.
  ...parts.map((part) => ({ ...one(`start page, ${part}`, () => `today/${part}`), atMost: START_PAGE_MS })),
  find('number', (at) => 1000 + at),
  find('name', (at) => ['virtanen oona', 'tuuli öhman', 'mäk'][at % 3] as string),
  find('letter', (at) => 'aeikp'.charAt(at % 5)),
  find('mail', (at) => `oona.laine${at}`),
  find('nothing', (at) => `olematon${at}`),
  one('products', () => 'products'),
  one('codes', () => 'codes'),
  one('codes of a kind', (at) => `codes?kind=${['discount', 'refund', 'gift-card'][at % 3]}`),
  one('codes, by their end', (at) => `codes?search=${(4096 + at * 113).toString(16)}`),
  one('codes, by an order', (at, all) => `codes?search=${someNumber(at, all)}`),
  one('reviews that wait', () => 'reviews'),
  one('reviews of few stars', (at) => `reviews?state=published&stars=${1 + (at % 5)}&code=LK-10${10 + (at % 40)}`),
  one('reviews, summary', () => 'reviews/summary'),
  one('log', () => 'audit'),
  one('log of early days', (at) => `audit?to=${dayIn(-365 - at)}`),
  one('log of a day', (at) => `audit?from=${dayIn(-90 - at)}&to=${dayIn(-90 - at)}`),
  one('log of a rare action', () => 'audit?action=code.void'),
  one('log of a common action', () => 'audit?action=order'),
  one('log of a thing', (at, all) => `audit?subject=order:${someNumber(at, all)}`),
  one('slots', () => 'delivery/slots'),
  one('areas', () => 'delivery/areas'),
  {
    name: 'orders that a closed day touches',
    atMost: AT_ONCE_MS,
    of: () => [
      { path: `/api/office/delivery/days/${dayIn(2)}/preview`, body: { area: '', rule: 'none', seen: 'usual' } },
    ],
  },
]

export const officeCalls: readonly Measured[] = [...others, ...orders, ...packing]
