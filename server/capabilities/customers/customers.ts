import type { Customer } from '#contract/customers/customer.ts'
import { noAddress } from '#contract/customers/customer-data.ts'
import { localPhone } from '#contract/forms/text-rules.ts'
import { accepted, refused, refusedFields } from '#contract/values/outcome.ts'
import { isPassword } from '#server/identity/passwords.ts'
import type { CustomerStore, StoredCustomer } from './customers.store.ts'
import type { LoginGuard } from './login-guard.ts'

export const guest: Customer = {
  loggedIn: false,
  loading: false,
  email: '',
  hasPassword: false,
  deliveryAddress: noAddress,
  billingAddress: noAddress,
  phoneCountryCode: '+358',
  phoneNumber: '',
  additionalInformation: '',
}

/** The part of a customer that the browser gets. */
export function shownCustomer(stored: StoredCustomer | null): Customer {
  if (!stored) return guest
  const { email, deliveryAddress, billingAddress, phoneCountryCode, phoneNumber, additionalInformation } = stored
  return {
    loggedIn: true,
    loading: false,
    email,
    phoneCountryCode,
    phoneNumber,
    additionalInformation,
    hasPassword: stored.password !== null,
    deliveryAddress: deliveryAddress ?? noAddress,
    billingAddress: billingAddress ?? noAddress,
  }
}

type Typed = Readonly<Record<string, unknown>>

const text = (values: Typed, field: string) => String(values[field] ?? '')

function addressOf(values: Typed) {
  return {
    firstName: text(values, 'firstName'),
    lastName: text(values, 'lastName'),
    streetAddress: text(values, 'streetAddress'),
    postalCode: text(values, 'postalCode'),
    city: text(values, 'city'),
  }
}

export function deliveryOf(values: Typed) {
  return {
    deliveryAddress: addressOf(values),
    phoneCountryCode: text(values, 'phoneCountryCode'),
    phoneNumber: localPhone(text(values, 'phoneNumber')),
  }
}

export function billingOf(values: Typed) {
  return {
    billingAddress: values.useDeliveryAddressForBilling === true ? null : addressOf(values),
    additionalInformation: text(values, 'additionalInformation'),
  }
}

type LoginNeeds = { store: CustomerStore; guard: LoginGuard }
type Login = { email: string; password: string; client: string; captchaToken: string }

/** The customer with this address and password. Neither the refusal nor its time tells whether the account exists. */
export async function checkLogin({ store, guard }: LoginNeeds, { password, ...attempt }: Login) {
  const refusal = await guard.admit(attempt)
  if (refusal) return refusal
  const known = await store.findByEmail(attempt.email)
  if (!(await isPassword(password, known?.password)) || !known) return refused('LOGIN_FAILED')
  await guard.giveBack(attempt)
  return accepted(known.id)
}

/** Confirms an action of a logged-in customer by password, because an open browser must not be enough. */
export async function confirmPassword(store: CustomerStore, id: string, password: string, field: string) {
  const stored = await store.find(id)
  const isRight = await isPassword(password, stored?.password)
  return stored && isRight ? accepted(stored) : refusedFields({ [field]: 'passwordWrong' })
}
