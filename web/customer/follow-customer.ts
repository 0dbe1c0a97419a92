import type { Customer } from '#contract/customers/customer.ts'
import { addFormStyles } from '#web/forms/late-form-styles.ts'
import { openModal } from '#web/ui/modal.ts'
import { CUSTOMER_CHANGED, CUSTOMER_KEY, seemsLoggedIn, storedCustomer } from './customer-copy.ts'

/** On pages of the shop: keeps the account link right, and asks a customer without an address for one. */
export function followCustomer(): void {
  window.addEventListener(CUSTOMER_CHANGED, () => ask(storedCustomer()))
  window.addEventListener('storage', ({ key }) => {
    if (key === CUSTOMER_KEY || key === null) update()
  })
  window.addEventListener('pageshow', ({ persisted }) => persisted && update())
  update()
}

/** Guests cause no request. */
function update(): void {
  const { dataset } = document.documentElement
  if (!seemsLoggedIn()) delete dataset.customer
  else void import('./customer-store.ts').then(({ loadCustomer }) => loadCustomer())
}

async function ask(customer: Customer | null): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('[data-waits-for-address]')
  const isMissing = customer?.loggedIn === true && customer.deliveryAddress.streetAddress === ''
  if (!dialog || !isMissing || dialog.open) return
  await addFormStyles()
  if (dialog.open) return
  // Not over another dialog, in which somebody may be typing: when it is closed, this one is asked for again.
  if (document.querySelector('dialog[open]'))
    return document.addEventListener('close', () => void ask(storedCustomer()), { capture: true, once: true })
  delete dialog.dataset.done
  const open = () => openModal(dialog, () => {})
  // It is closed by saving an address, or by the links in it. Browsers close it at the second press of Escape all the same.
  dialog.oncancel = (event) => event.preventDefault()
  dialog.onclose = () => {
    if (dialog.dataset.done === undefined) open()
  }
  open()
}
