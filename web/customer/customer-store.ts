import { useSyncExternalStore } from 'react'
import type { Customer } from '#contract/customers/customer.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { verify } from '#web/calls/verification.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'
import { CUSTOMER_CHANGED, forgetCustomer, isCustomer, storeCustomer, storedCustomer } from './customer-copy.ts'

export type CustomerView = {
  customer: Customer | null
  /** `failed`: the server could not be asked. */
  state: 'unknown' | 'known' | 'failed'
}

const UNKNOWN: CustomerView = { customer: null, state: 'unknown' }
let view = UNKNOWN
let loading: Promise<CustomerView> | undefined

/** Asks the server who is logged in; once for all islands that ask at the same time. */
export function loadCustomer(): Promise<CustomerView> {
  loading ??= ask().finally(() => {
    loading = undefined
  })
  return loading
}

async function ask(): Promise<CustomerView> {
  const outcome = await call('GET /api/lk/customer', { expects: isCustomer })
  return show(
    outcome.ok
      ? { customer: storeCustomer(outcome.value), state: 'known' }
      : { customer: storedCustomer(), state: 'failed' },
  )
}

function show(next: CustomerView): CustomerView {
  view = next
  window.dispatchEvent(new CustomEvent(CUSTOMER_CHANGED))
  return view
}

/** The customer, as this page knows it. */
export function useCustomer(): CustomerView {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => UNKNOWN,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CUSTOMER_CHANGED, listener)
  return () => window.removeEventListener(CUSTOMER_CHANGED, listener)
}

/** After a login: the customer, and the cart that the server has joined. */
export async function takeUpSession(language: Language): Promise<void> {
  await Promise.all([loadCustomer(), cartStore.load(language)])
}

/** False if the server could not be reached: the session goes on, and nothing is deleted. */
export async function logOut(language: Language): Promise<boolean> {
  const outcome = await call('POST /api/lk/customer/logout', { language, verify })
  if (!outcome.ok) return false
  await forgetSession(language)
  return true
}

/** Deletes the copies after the session has ended. */
export async function forgetSession(language: Language): Promise<void> {
  forgetCustomer()
  await cartStore.load(language)
  show(UNKNOWN)
}
