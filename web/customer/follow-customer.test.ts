import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '#web/islands/testing.tsx'
import { CUSTOMER_CHANGED, CUSTOMER_KEY } from './customer-copy.ts'
import { followCustomer } from './follow-customer.ts'

vi.mock('#web/forms/late-form-styles.ts', () => ({ addFormStyles: async () => {} }))
afterEach(() => vi.unstubAllGlobals())

const nobody = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' }

it('asks for an address after another dialog was closed, never over it', async () => {
  openPage(
    '<dialog id="address-dialog" data-waits-for-address><h2 tabindex="-1">Osoite</h2></dialog><dialog class="quick-view"></dialog>',
  )
  for (const name of ['sessionStorage', 'localStorage', 'location'] as const) vi.stubGlobal(name, window[name])
  const [address, quickView] = [...document.querySelectorAll('dialog')] as [HTMLDialogElement, HTMLDialogElement]
  quickView.showModal()
  const customer = { loggedIn: true, deliveryAddress: nobody, billingAddress: nobody, email: 'a@example.fi' }
  sessionStorage.setItem(CUSTOMER_KEY, JSON.stringify(customer))
  followCustomer()
  window.dispatchEvent(new window.Event(CUSTOMER_CHANGED))
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(address.open).toBe(false)
  quickView.close()
  await expect.poll(() => address.open).toBe(true)
})
