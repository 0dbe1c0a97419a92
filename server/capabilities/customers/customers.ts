import { randomUUID } from 'node:crypto'
import type { Customer } from '#contract/customer.ts'
import { type LinkPurpose, noAddress } from '#contract/customer-data.ts'
import { localPhone } from '#contract/forms/text-rules.ts'
import { accepted, type Outcome, refused, refusedFields } from '#contract/outcome.ts'
import type { CustomerLinks } from './customer-links.ts'
import type { CustomerStore, StoredCustomer } from './customers.store.ts'
import type { LoginGuard } from './login-guard.ts'
import { hashPassword, isEasilyGuessed, isPassword } from './passwords.ts'

export const guest: Customer = {
  ...{ loggedIn: false, loading: false, email: '', deliveryAddress: noAddress, billingAddress: noAddress },
  ...{ phoneCountryCode: '+358', phoneNumber: '', additionalInformation: '' },
}

/** What the browser gets of a customer. */
export function shownCustomer(stored: StoredCustomer | null): Customer {
  if (!stored) return guest
  const { email, deliveryAddress, billingAddress, phoneCountryCode, phoneNumber, additionalInformation } = stored
  return {
    ...{ loggedIn: true, loading: false, email, phoneCountryCode, phoneNumber, additionalInformation },
    deliveryAddress: deliveryAddress ?? noAddress,
    billingAddress: billingAddress ?? noAddress,
  }
}

type Typed = Readonly<Record<string, unknown>>

const text = (values: Typed, field: string) => String(values[field] ?? '')

function addressOf(values: Typed) {
  return {
    ...{ firstName: text(values, 'firstName'), lastName: text(values, 'lastName') },
    ...{ streetAddress: text(values, 'streetAddress'), postalCode: text(values, 'postalCode') },
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

/** Who has this address and password. What is wrong, and how long it takes, does not tell whether the account exists. */
export async function checkLogin({ store, guard }: LoginNeeds, { password, ...attempt }: Login) {
  const refusal = await guard.admit(attempt)
  if (refusal) return refusal
  const known = await store.findByEmail(attempt.email)
  if (!(await isPassword(password, known?.password)) || !known) return refused('LOGIN_FAILED')
  await guard.giveBack(attempt)
  return accepted(known.id)
}

type LinkNeeds = {
  atomically: <T>(
    work: (store: CustomerStore, mailLater: (link: { id: string }) => Promise<void>) => Promise<T>,
  ) => Promise<T>
  /** False: enough mails have gone to this address lately. */
  mayMail: (email: string) => Promise<boolean>
}

/** Whether there is an account is looked up when the mail is written: asking takes as long for every address. */
export async function askForLink({ atomically, mayMail }: LinkNeeds, email: string, purpose: LinkPurpose) {
  if (!(await mayMail(email))) return
  await atomically(async (store, mailLater) => mailLater({ id: await store.addLink(email, purpose) }))
}

type PasswordNeeds = {
  store: CustomerStore
  links: CustomerLinks
  atomically: <T>(work: (store: CustomerStore) => Promise<T>) => Promise<T>
}

/** Sets the password by a mailed link, which works once. Whoever had the account before is logged out everywhere. */
export async function setPasswordByLink(
  { store, links, atomically }: PasswordNeeds,
  { token, password }: { token: string; password: string },
): Promise<Outcome<string, 'LINK_EXPIRED' | 'REQUEST_INVALID'>> {
  const id = links.linkOf(token)
  const link = id === undefined ? null : await store.findLink(id)
  if (id === undefined || !link) return refused('LINK_EXPIRED')
  if (isEasilyGuessed(password, link.email)) return refusedFields({ password: 'passwordCommon' })
  const hash = await hashPassword(password)
  return atomically(async (tx) => {
    const taken = await tx.takeLink(id)
    if (!taken) return refused('LINK_EXPIRED')
    const customer = await tx.putPassword({ id: randomUUID(), email: taken.email, password: hash })
    await tx.endSessions(customer)
    return accepted(customer)
  })
}

/** Of somebody who is logged in: an open browser must not be enough. */
export async function confirmPassword(store: CustomerStore, id: string, password: string, field: string) {
  const stored = await store.find(id)
  const isRight = await isPassword(password, stored?.password)
  return stored && isRight ? accepted(stored) : refusedFields({ [field]: 'passwordWrong' })
}
