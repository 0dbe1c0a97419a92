import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { chooseTime, next, pay } from './buying.ts'
import { logInCustomer } from './customers.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'
import { scan } from './scanning.ts'

openBrowserForTests()

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const button = (page: Visitor, name: string | RegExp) => page.getByRole('button', { name })

/** Minced beef, entrecôte and sausage, whose barcodes are those of their pages. */
const bought = { 'LK-1001': 2, 'LK-1008': 1, 'LK-1041': 1 }
const GTIN = { mince: '6407040010015', entrecote: '6407040010084', bacon: '6407040010435' }

/** A customer of the demo buys and pays. Returns number and day of the order. */
async function anOrder(): Promise<{ number: string; shopper: Visitor }> {
  const shopper = await newVisitor()
  await logInCustomer(shopper)
  await shopper.evaluate(async (lines) => {
    for (const [code, quantity] of Object.entries(lines))
      await fetch('/api/v1/lihakauppa/shoppingcart/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ language: 'fi', code, quantity }),
      })
  }, bought)
  await shopper.goto(urlOf('lihakauppa', '/kassa?postinumero=33100#toimitus'))
  await chooseTime(shopper)
  await press(next(shopper, 'Siirry maksamaan'))
  await pay(shopper)
  await press(button(shopper, 'Hyväksy maksu'))
  await shopper.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()
  const number = (await shopper.locator('.order-facts dd').first().textContent()) ?? ''
  return { number, shopper }
}

async function enter(path: string): Promise<Visitor> {
  const page = await newVisitor()
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Kauppa/))
  return page
}

const counts = (page: Visitor) => page.locator('.packing-line-count').allTextContents()
const shown = (page: Visitor) => page.locator('.packing-said').textContent()

/** The smaller side of all that is pressed while packing. */
const pressedSizes = (page: Visitor) =>
  page.locator('.packing :is(button, .choice)').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )

it('OF-15, OF-16, OF-17: two packers pack one order with a scanner or with fingers, and one product is missing', async () => {
  const { number, shopper } = await anOrder()
  const one = await enter('/pakkaus')
  // The order is in the list of its day, whichever the shop offered first.
  const days = one.getByRole('link', { name: /^Koko päivä: [1-9]/ })
  await days.first().waitFor()
  await resize(one, { width: 375, height: 900 })
  await expect.poll(() => sidewaysScroll(one)).toBeLessThanOrEqual(0)
  await press(days.first())
  await press(one.getByRole('link', { name: new RegExp(`^${number}`) }))
  await one.getByRole('heading', { name: `Tilaus ${number}` }).waitFor()
  const path = new URL(one.url()).pathname
  const other = await enter(path)
  await expect.poll(() => counts(other)).toHaveLength(3)
  for (const width of [375, 768]) {
    await resize(one, { width, height: 900 })
    const sizes = await pressedSizes(one)
    expect(sizes.length).toBeGreaterThan(6)
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(44)
  }

  // Both tick a piece of the same line; each sees both within seconds.
  await scan(one, GTIN.mince)
  await expect.poll(() => shown(one)).toContain('kuitattu')
  await scan(other, GTIN.mince)
  await expect.poll(() => counts(one)).toContainEqual(expect.stringMatching(/^2 \/ 2/))
  await expect.poll(() => counts(other)).toContainEqual(expect.stringMatching(/^2 \/ 2/))

  // Loud where it matters: a wrong product, a piece too many, an unknown code; also with the focus on a button, which is not pressed.
  const alert = () => one.getByRole('alert').textContent()
  await one.getByRole('button', { name: /^Kuittaa yksi: Entrec/ }).focus()
  await scan(one, GTIN.bacon)
  await expect.poll(alert).toMatch(/Väärä tuote!.*pekoni/i)
  expect(await accessibilityFaults(one)).toEqual([])
  await scan(one, GTIN.mince)
  await expect.poll(alert).toContain('Liikaa!')
  await scan(one, '6407040019995')
  await expect.poll(alert).toContain('Tuntematon koodi')
  await expect.poll(() => counts(one)).toContainEqual(expect.stringMatching(/^0 \/ 1/))
  await press(one.locator('.packing-scanning .choice'))

  // The sausage is not on the shelf.
  await press(button(one, /^Puuttuu: Mestarin savulenkki/))
  await expect.poll(() => accessibilityFaults(one)).toEqual([])
  await press(button(one, /^Ota pois, palauta \d+,\d\d/))
  await expect
    .poll(() => one.getByRole('region', { name: 'Muutokset' }).textContent())
    .toMatch(/Mestarin savulenkki.*puuttui/)
  await expect.poll(() => other.getByRole('region', { name: 'Muutokset' }).count()).toBe(1)

  // By touch on the other's page, then packed.
  await press(button(other, /^Kuittaa yksi: Entrec/))
  await expect.poll(() => button(one, 'Merkitse pakatuksi').isEnabled()).toBe(true)
  for (const width of [375, 768, 1280]) {
    await resize(one, { width, height: 900 })
    await expect.poll(() => sidewaysScroll(one)).toBeLessThanOrEqual(0)
  }
  await expect.poll(() => accessibilityFaults(one)).toEqual([])
  await press(button(one, 'Merkitse pakatuksi'))
  await press(one.getByRole('dialog').getByRole('button', { name: 'Merkitse pakatuksi' }))
  await one.getByText(`Tilaus ${number} on pakattu.`).waitFor()
  await expect.poll(() => button(other, 'Merkitse pakatuksi').count()).toBe(0)

  // The buyer reads what was missing beside what was ordered.
  await shopper.reload()
  await expect
    .poll(() => shopper.locator('.order-change').textContent())
    .toMatch(/Puuttui pakatessa: Mestarin savulenkki.*Palautamme/)
  const sheet = `${path.replace('/pakkaus', '/tulosteet').replace(/\/\d+$/, '')}/osoitelaput.pdf`
  const label = await one.evaluate(async (address) => {
    const answer = await fetch(address)
    return [answer.status, answer.headers.get('content-type')]
  }, sheet)
  expect(label).toEqual([200, 'application/pdf'])
})
