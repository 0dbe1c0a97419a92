import type { Page } from 'playwright-core'
import { choose, press } from './pressing.ts'

/** Puts a product of the shop into the cart, and goes to the cart. */
export async function putInCart(page: Page, productPage: string): Promise<void> {
  await page.goto(productPage)
  await press(page.getByRole('button', { name: /^Osta/ }).first())
  await press(page.getByRole('link', { name: 'Siirry ostoskoriin' }))
  await page.locator('.cart-line').first().waitFor()
}

export async function goToCheckout(page: Page): Promise<void> {
  const next = page.locator('.cart-side a[href^="/kassa"], .cart-bar a[href^="/kassa"]').filter({ visible: true })
  await press(next.first())
  await page.locator('form.checkout').waitFor()
}

/** The first time that is offered: its day comes with it. */
export async function chooseTime(page: Page): Promise<void> {
  await choose(page.locator('.delivery-choice').getByRole('radio').first())
}

/** The first of them: the summary beside the form has the same button. */
export const next = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

/** Under `#maksu`: chooses how to pay, accepts the terms, and goes to the payment page. */
export async function pay(page: Page, method = 'Testipankki Yksi'): Promise<void> {
  await choose(page.getByRole('radio', { name: method }))
  await choose(page.getByRole('checkbox', { name: 'Hyväksyn toimitusehdot' }))
  await press(next(page, /^Tilaa ja maksa/))
  await page.getByRole('button', { name: 'Hyväksy maksu' }).waitFor()
}

/** The events of this page, without what clears the ones before. */
export const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((each) => each as { event?: string; ecommerce?: Record<string, unknown> })
      .filter(({ event }) => event !== undefined),
  )
