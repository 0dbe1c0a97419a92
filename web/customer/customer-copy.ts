import type { Customer } from '#contract/customers/customer.ts'

/** Key in session storage for the customer, and in local storage for only whether somebody is logged in, for the first paint. */
export const CUSTOMER_KEY = 'customer'

/** Dispatched on `window` when the copy has changed. */
export const CUSTOMER_CHANGED = 'kaskimaa-customer-changed'

export function storedCustomer(): Customer | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(CUSTOMER_KEY) ?? 'null')
    return isCustomer(stored) ? stored : null
  } catch {
    return null
  }
}

/** Whether the copy has all fields that pages show. It may come from an older version of this program. */
export function isCustomer(value: unknown): value is Customer {
  const customer = value as Partial<Customer> | null
  return typeof customer?.loggedIn === 'boolean' && typeof customer.deliveryAddress?.streetAddress === 'string'
}

/** Stores the server's customer. For a visitor who is not logged in the tab's own data stay. */
export function storeCustomer(customer: Customer): Customer {
  const known = customer.loggedIn ? customer : { ...(storedCustomer() ?? customer), loggedIn: false }
  try {
    sessionStorage.setItem(CUSTOMER_KEY, JSON.stringify(known))
    if (known.loggedIn) localStorage.setItem(CUSTOMER_KEY, '{"loggedIn":true}')
    else localStorage.removeItem(CUSTOMER_KEY)
  } catch {
    // Full or unavailable: the page itself still knows the customer.
  }
  mark(known.loggedIn)
  return known
}

/** Forgets everything about the customer: the copy of the cart, drafts of forms, and all that this tab keeps. */
export function forgetCustomer(): void {
  try {
    sessionStorage.clear()
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
    for (const key of [...drafts, CUSTOMER_KEY, 'cart']) localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
  mark(false)
}

/** Whether the last answer of the server, in any tab, was that somebody is logged in. */
export function seemsLoggedIn(): boolean {
  try {
    return JSON.parse(localStorage.getItem(CUSTOMER_KEY) ?? 'null')?.loggedIn === true
  } catch {
    return false
  }
}

/** Styles show the right account link by it. */
function mark(loggedIn: boolean): void {
  const { dataset } = document.documentElement
  if (loggedIn) dataset.customer = ''
  else delete dataset.customer
}
