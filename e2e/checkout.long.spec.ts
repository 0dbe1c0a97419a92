import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { chooseTime, goToCheckout, next, pay, putInCart } from './buying.ts'
import { logInCustomer } from './customers.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

const shop = (path: string) => urlOf('lihakauppa', path)
const thanks = (page: Page) => page.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()

async function useCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Etukoodi tai lahjakortti').fill(code)
  await press(page.getByRole('button', { name: 'Käytä' }))
  // Of a gift card only the end is shown.
  await page.getByRole('button', { name: new RegExp(`^Poista koodi \\S*${code.slice(-4)}$`) }).waitFor()
}

/** A customer with one product, under `#maksu`. */
async function aBuyer(options: Parameters<typeof newVisitor>[0] = {}): Promise<Page> {
  const page = await newVisitor(options)
  await logInCustomer(page)
  await putInCart(page, shop('/tuotteet/naudan-jauheliha-10'))
  await goToCheckout(page)
  await chooseTime(page)
  await press(next(page, 'Siirry maksamaan'))
  await page.getByRole('radio', { name: 'Testipankki Yksi' }).waitFor()
  return page
}

describe('buying', () => {
  it('SH-10, SH-11: as a customer with a code, on a phone, whose bar is gone under #maksu', async () => {
    const page = await newVisitor({ viewport: { width: 375, height: 800 } })
    await logInCustomer(page)
    await putInCart(page, shop('/tuotteet/entrecotepihvit'))
    await useCode(page, 'TERVETULOA10')
    await goToCheckout(page)
    await chooseTime(page)
    await expect.poll(() => page.locator('.checkout-bar').isVisible()).toBe(true)
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await press(next(page, 'Siirry maksamaan'))
    await page.getByRole('radio', { name: 'Testipankki Yksi' }).waitFor()
    await expect.poll(() => page.locator('.checkout-bar').count()).toBe(0)
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await pay(page)
    await press(page.getByRole('button', { name: 'Hyväksy maksu' }))
    await thanks(page)
    await expect.poll(() => page.locator('.cart-totals').textContent()).toContain('Alennukset')
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('SH-11, SH-37: with a gift card that covers all: 0,00 is confirmed without a payment', async () => {
    const page = await newVisitor()
    await logInCustomer(page)
    await putInCart(page, shop('/tuotteet/naudan-jauheliha-10'))
    await useCode(page, 'LAHJAKORTTI-50')
    await goToCheckout(page)
    await chooseTime(page)
    await press(next(page, 'Vahvista tilaus'))
    await page.getByRole('link', { name: 'Hyväksy toimitusehdot, niin voit tilata' }).waitFor()
    await choose(page.getByRole('checkbox', { name: 'Hyväksyn toimitusehdot' }))
    const [posted] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url() === shop('/kassa')),
      press(next(page, 'Vahvista tilaus')),
    ])
    expect(posted.postData()).toContain('Form.PaymentMethodCode=')
    await thanks(page)
    await expect.poll(() => page.locator('.cart-totals').textContent()).toMatch(/Maksettu yhteensä0,00/)
  })

  it('SH-10: by keyboard alone', async () => {
    const page = await newVisitor()
    await logInCustomer(page)
    await putInCart(page, shop('/tuotteet/entrecotepihvit'))
    await page.goto(shop('/kassa?postinumero=33100#toimitus'))
    await page
      .getByRole('radio', { name: /^\S+ \d/ })
      .first()
      .waitFor()
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null
        return [element?.type, element?.name, element?.textContent?.replaceAll('\u00a0', ' ')].join('|')
      })
    const tabTo = async (wanted: RegExp) => {
      for (let steps = 0; steps < 80; steps++) {
        if (wanted.test(await focused())) return
        await page.keyboard.press('Tab')
      }
      expect.unreachable(`The Tab key does not reach ${wanted}, but ${await focused()}.`)
    }
    await tabTo(/^radio\|/)
    await page.keyboard.press('Space')
    await tabTo(/^submit\|\|Siirry maksamaan/)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/Maksu$/)
    await page.getByRole('radio', { name: 'Testipankki Yksi' }).waitFor()
    await tabTo(/^radio\|Form.PaymentMethodCode/)
    await page.keyboard.press('Space')
    await tabTo(/^checkbox\|Form.Terms/)
    await page.keyboard.press('Space')
    await tabTo(/^submit\|\|Tilaa ja maksa/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Hyväksy maksu' }).waitFor()
    await tabTo(/^submit\|choice\|Hyväksy maksu/)
    await page.keyboard.press('Enter')
    await thanks(page)
  })

  it('SH-14, SH-15: who cancels at the bank sees that nothing is paid, and can go on paying', async () => {
    const page = await aBuyer()
    await pay(page)
    await press(page.getByRole('button', { name: 'Peruuta ja palaa kauppaan' }))
    await page.getByRole('heading', { name: 'Tilausta ei ole vielä maksettu' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page.getByRole('link', { name: 'Jatka maksamaan' }))
    await press(page.getByRole('button', { name: 'Hyväksy maksu' }))
    await thanks(page)
  })

  it('SH-14: who goes back from the bank finds the form as it was, and pressing again leads to the same payment', async () => {
    const page = await aBuyer()
    await pay(page)
    const first = page.url()
    await page.goBack()
    await page.waitForURL(/\/kassa\?postinumero=33100#(maksu|toimitus)/)
    await page.getByRole('radio', { name: 'Testipankki Yksi' }).waitFor()
    await pay(page)
    expect(page.url()).toBe(first)
    await press(page.getByRole('button', { name: 'Hyväksy maksu' }))
    await thanks(page)
    // The cart was bought: the checkout says so instead of selling it again.
    await page.goto(shop('/kassa'))
    await page.getByText('Jos maksoit juuri, tilauksesi on tallessa').waitFor()
  })

  it('SH-10, SH-14: a slot that others took meanwhile leads back to #toimitus, with the rest of the form', async () => {
    const page = await newVisitor()
    await logInCustomer(page)
    await putInCart(page, shop('/tuotteet/naudan-jauheliha-10'))
    await page.goto(shop('/kassa?postinumero=21200#toimitus'))
    await page.getByText('Valitsit postinumeron 21200').waitFor()
    await page.getByRole('textbox', { name: 'Katuosoite' }).fill('Satamakatu 5')
    await page.getByRole('textbox', { name: 'Postitoimipaikka' }).fill('Raisio')
    await chooseTime(page)
    const day = await page.locator('input[name="Form.DeliveryDate"]').inputValue()
    const time = await page.locator('input[name="Form.DeliveryTime"]').inputValue()
    await press(next(page, 'Siirry maksamaan'))
    await page.getByRole('radio', { name: 'Testipankki Yksi' }).waitFor()
    await fillSlot({ day, time })
    await choose(page.getByRole('radio', { name: 'Testipankki Yksi' }))
    await choose(page.getByRole('checkbox', { name: 'Hyväksyn toimitusehdot' }))
    await press(next(page, /^Tilaa ja maksa/))
    await page.getByText('Valitsemasi toimitusaika ehti täyttyä.').waitFor()
    expect(page.url()).toBe(shop('/kassa?postinumero=21200#toimitus'))
    await expect.poll(() => page.getByRole('textbox', { name: 'Katuosoite' }).inputValue()).toBe('Satamakatu 5')
    await expect.poll(() => page.locator('input[name="Form.DeliveryTime"]').inputValue()).toBe('')
    await page.locator('.delivery-choice input').first().waitFor()
    await expect.poll(() => page.locator(`.delivery-choice input[value^="${day}"]`).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await chooseTime(page)
    await press(next(page, 'Siirry maksamaan'))
    await page.getByRole('radio', { name: 'Testipankki Yksi' }).waitFor()
    await expect.poll(() => page.getByRole('radio', { name: 'Testipankki Yksi' }).isChecked()).toBe(true)
    await pay(page)
    await press(page.getByRole('button', { name: 'Hyväksy maksu' }))
    await thanks(page)
  })
})

/** Another customer takes every place of a slot in Raisio, with orders that cost nothing. */
async function fillSlot({ day, time }: { day: string; time: string }): Promise<void> {
  const other = await newVisitor()
  await logInCustomer(other, 'uusi@example.fi')
  const last = await other.evaluate(
    async ({ day, time }) => {
      const post = (path: string, body: object) =>
        fetch(`/api/v1/lihakauppa/shoppingcart/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ language: 'fi', ...body }),
        })
      const { token } = await (await fetch('/api/antiforgery/token')).json()
      const person = {
        FirstName: 'Uusi',
        LastName: 'Asiakas',
        StreetAddress: 'Kuja 1',
        PostalCode: '21200',
        City: 'Raisio',
      }
      const fields = {
        ...person,
        Email: 'uusi@example.fi',
        PhoneCountryCode: '+358',
        PhoneNumber: '501234567',
        Terms: 'on',
        UseDeliveryAddressForBilling: 'on',
        DeliveryDate: day,
        DeliveryTime: time,
        Total: '0,00',
      }
      const form = new URLSearchParams({ __RequestVerificationToken: token })
      for (const [name, value] of Object.entries(fields)) form.set(`Form.${name}`, value)
      for (let orders = 0; orders < 100; orders++) {
        await post('add', { code: 'LK-1001', quantity: 1 })
        await post('addcouponcode', { code: 'LAHJA0' })
        form.set('Form.AdditionalInformation', String(orders))
        const { url } = await fetch('/kassa', { method: 'POST', body: form })
        if (!url.includes('/tilaus/')) return url
      }
      return 'never full'
    },
    { day, time },
  )
  expect(last).toContain('virhe=slot-full')
}
