import type { Page } from 'playwright-core'
import { urlOf } from './browsing.ts'

/** Logs a customer of the demo in, without the form. The page is on the shop afterwards; `at` is another program's. */
export async function logInCustomer(
  page: Page,
  email = 'asiakas@example.fi',
  at = (path: string) => urlOf('lihakauppa', path),
): Promise<void> {
  await page.goto(at('/evasteet'))
  const status = await page.evaluate(async (address) => {
    const { token } = await (await fetch('/api/antiforgery/token')).json()
    const answer = await fetch('/api/lk/customer/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', requestverificationtoken: token },
      body: JSON.stringify({ email: address, password: 'Lihakauppa-2026' }),
    })
    localStorage.setItem('customer', '{"loggedIn":true}')
    return answer.status
  }, email)
  if (status !== 200) throw new Error(`Logging in answered ${status}.`)
}
