import { type CheckoutProblem, checkoutProblems } from '#contract/shop/checkout-problems.ts'
import type { PurchaseField } from '#contract/shop/purchase-form.ts'
import { isField } from './purchase-values.ts'

export type ReturnedProblem = { problem: CheckoutProblem; fields: readonly PurchaseField[] }

/** Reads from the address why the server sent the shopper back. */
export function returnedProblem(search: string): ReturnedProblem | null {
  const query = new URLSearchParams(search)
  const problem = checkoutProblems.find((each) => each === query.get('virhe'))
  if (!problem) return null
  return { problem, fields: (query.get('kentat') ?? '').split(',').filter(isField) }
}

/** The postal code of the address, if it is one. */
export function postalCodeIn(search: string): string {
  const postalCode = new URLSearchParams(search).get('postinumero') ?? ''
  return /^\d{5}$/.test(postalCode) ? postalCode : ''
}

/** Removes the shown problem from the address, and puts the form's postal code into it. */
export function tidyAddress(postalCode: string): void {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  query.delete('virhe')
  query.delete('kentat')
  if (postalCode) query.set('postinumero', postalCode)
  const tidied = query.size > 0 ? `?${query}` : ''
  if (tidied !== search) history.replaceState(history.state, '', pathname + tidied + hash)
}
