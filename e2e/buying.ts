import type { Page } from 'playwright-core'

/** Puts a product of the shop into the cart, and goes to the cart. */
export async function putInCart(page: Page, productPage: string): Promise<void> {
  await page.goto(productPage)
  await page.getByRole('button', { name: /^Osta/ }).first().click()
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).click()
  await page.locator('.cart-line').first().waitFor()
}

export async function goToCheckout(page: Page): Promise<void> {
  const next = page.locator('.cart-side a[href^="/kassa"], .cart-bar a[href^="/kassa"]').filter({ visible: true })
  await next.first().click()
  await page.locator('form.checkout').waitFor()
}

/** The first day and time that are offered. */
export async function chooseTime(page: Page): Promise<void> {
  const choice = page.locator('.delivery-choice')
  await choice.getByRole('radio').first().check()
  // A day with a single time leaves no choice.
  await choice.locator('fieldset').nth(1).getByRole('radio').first().check()
}

export const next = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).filter({ visible: true })

/** Under `#maksu`: chooses how to pay, accepts the terms, and goes to the payment page. */
export async function pay(page: Page, method = 'Testipankki Yksi'): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: 'Hyväksyn toimitusehdot' }).check()
  await next(page, /^Tilaa ja maksa/).click()
  await page.getByRole('button', { name: 'Hyväksy maksu' }).waitFor()
}

/** The events of this page, without what clears the ones before. */
export const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((each) => each as { event?: string; ecommerce?: Record<string, unknown> })
      .filter(({ event }) => event !== undefined),
  )
