import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { chooseTime, next, putInCart } from './buying.ts'
import { logInCustomer } from './customers.ts'
import { expectFine as looksFine } from './office-looks.ts'
import { accessibilityFaults } from './page-checks.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

const at = (path: string) => urlOf('lihakauppa', path)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function enterAsShop(path: string): Promise<Page> {
  const page = await newVisitor()
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Kauppa/))
  await page.locator('main h1').waitFor()
  return page
}

const expectFine = (page: Page, name: string) => looksFine(page, name, [768, 1280, 1920])

it('OF-23: a review is answered and seen on the public page', { tags: 'long' }, async () => {
  const page = await enterAsShop('/arviot?tila=julkaistu&tuote=LK-1007')
  await press(button(page, 'Vastaa: Minna S.'))
  await page.getByLabel(/^Lihakaupan vastaus/).fill('Kiitos! Liemi pakastuu hyvin.')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(button(page, 'Tallenna vastaus'))
  await page.getByText('Lihakaupan vastaus:').waitFor()
  await expectFine(page, 'reviews')
  const address = await page
    .getByRole('link', { name: /./ })
    .and(page.locator('[target=_blank]'))
    .first()
    .getAttribute('href')
  const visitor = await newVisitor()
  await visitor.goto(address ?? '')
  await expect
    .poll(() => visitor.locator('.review-answer').textContent())
    .toBe('Lihakaupan vastausKiitos! Liemi pakastuu hyvin.')
  expect(await accessibilityFaults(visitor)).toEqual([])
})

const offered = (page: Page, postalCode: string) =>
  page.evaluate(async (code) => {
    const answer = await fetch(`/api/v1/lihakauppa/checkout/delivery?postalCode=${code}`)
    const { data } = await answer.json()
    return data.dates.flatMap(({ value, times }: { value: string; times: { value: string }[] }) =>
      times.map((time) => `${value} ${time.value}`),
    ) as string[]
  }, postalCode)

it('OF-19: a slot is closed, and gone from the options', async () => {
  const shopper = await newVisitor()
  await shopper.goto(at('/evasteet'))
  const before = await offered(shopper, '02100')
  const page = await enterAsShop('/toimitus?alue=espoo')
  const open = page.getByRole('row').filter({ hasText: 'tilaukset' }).first()
  await open.waitFor()
  await expectFine(page, 'slots')
  await press(open.getByRole('button'))
  await press(page.getByText('Suljettu uusilta tilauksilta'))
  expect(await accessibilityFaults(page)).toEqual([])
  await press(button(page, 'Tallenna'))
  await page.getByText('suljettu', { exact: true }).waitFor()
  const after = await offered(shopper, '02100')
  expect(before.slice(1)).toEqual(after)
  // Undone: offered again.
  await press(button(page, 'Kumoa'))
  await expect.poll(() => offered(shopper, '02100')).toEqual(before)
})

it('OF-20, OF-19: a gift card is issued and bought with, and a change that would strand the order is refused with its number', async () => {
  const page = await enterAsShop('/koodit')
  await page.getByRole('cell', { name: 'Lahjakortti' }).first().waitFor()
  await press(button(page, 'Anna lahjakortti tai hyvitys'))
  await page.getByLabel(/^Arvo/).fill('200')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(button(page, 'Anna 200,00 €'))
  const code = (await page.locator('.code-told').textContent()) ?? ''
  expect(code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
  await press(button(page, 'Sulje').last())
  await expectFine(page, 'codes')

  const shopper = await newVisitor()
  await logInCustomer(shopper)
  await putInCart(shopper, at('/tuotteet/entrecotepihvit'))
  await shopper.evaluate(
    (typed) =>
      fetch('/api/v1/lihakauppa/shoppingcart/addcouponcode', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ language: 'fi', code: typed }),
      }),
    code,
  )
  await shopper.goto(at('/kassa?postinumero=33100#toimitus'))
  await chooseTime(shopper)
  await choose(shopper.getByRole('checkbox', { name: 'Hyväksyn toimitusehdot' }))
  await press(next(shopper, 'Vahvista tilaus'))
  await shopper.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()
  const number = (await shopper.locator('.order-facts dd').first().textContent()) ?? ''

  await press(page.getByRole('link', { name: `…${code.slice(-4)}` }))
  await page.getByText(`Käytetty, tilaus ${number}`).waitFor()
  await expectFine(page, 'code')

  await page.goto(urlOf('hallinta', '/toimitus?osa=alueet&haku=33100'))
  await press(button(page, /^Muuta: /))
  await page.getByLabel(/^Postinumerot/).fill('33200–33900')
  await press(button(page, 'Katso, mitä muuttuu'))
  await page.getByText(new RegExp(`Tilaus ${number}, .*alueelta puuttuisi postinumero`)).waitFor()
  await expect.poll(() => button(page, 'Tallenna alue').count()).toBe(0)
  await expectFine(page, 'area')
})

it('OF-08, OF-19: holidays are known among the days that differ, and a changed area is taken back', {
  tags: 'long',
}, async () => {
  const page = await enterAsShop('/toimitus?osa=paivat')
  await page.getByText('joulupäivä').waitFor()
  await expectFine(page, 'days')

  await press(page.getByRole('tab', { name: 'Alueet' }))
  await press(button(page, 'Muuta: Kangasala ja Nokia'))
  await page.getByLabel('Paikkoja').first().fill('26')
  await press(button(page, 'Katso, mitä muuttuu'))
  await press(button(page, 'Tallenna alue'))
  const places = (count: number) => page.getByText(`15–20, ${count} paikkaa`).count()
  await expect.poll(() => places(26)).toBe(1)
  const before = await places(25)
  await press(button(page, 'Kumoa'))
  await page.getByText('Muutos on kumottu.').waitFor()
  await expect.poll(() => places(26)).toBe(0)
  expect(await places(25)).toBe(before + 1)
})
