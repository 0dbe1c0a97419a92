import { expect, it } from 'vitest'
import { aPayment, aSandbox } from '#server/testing/payment-sandbox.ts'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'

openBrowserForTests()

it('SH-13: a payer can choose with the keyboard alone how a payment ends, on a phone too, and comes back to the shop', async () => {
  const { payments } = await aSandbox()
  const shop = (path: string) => urlOf('lihakauppa', path)
  const returns = { ok: shop('/?ok'), error: shop('/?virhe'), cancel: shop('/?peruutus'), delayed: shop('/?viive') }
  const { address } = await payments.create(aPayment({ returns }))
  const page = await newVisitor({ viewport: { width: 320, height: 640 } })
  await page.goto(address)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  await page.getByRole('radio', { name: 'Testipankki Yksi' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.hostname === 'lihakauppa.localhost' && url.searchParams.get('pmt_id') === 'P1001')
  expect(await payments.query('P1001')).toMatchObject({ state: 'paid', methodCode: 'FI02' })
  await page.goto(address)
  await page.getByRole('heading', { name: 'Maksu on maksettu' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
