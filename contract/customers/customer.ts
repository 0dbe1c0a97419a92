import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { defineRoute } from '#contract/calls/route.ts'
import * as forms from '#contract/forms/customer.forms.ts'
import { formBody } from '#contract/forms/form-body.ts'
import type { Address } from './customer-data.ts'

const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
}) satisfies z.ZodType<Address>

/** Who is logged in. A guest gets the same fields, all empty. */
const customer = z.object({
  loggedIn: z.boolean(),
  /** For the browser, which sets it while it waits. */
  loading: z.boolean(),
  email: z.string(),
  /** False: the customer logs in with mailed codes alone. */
  hasPassword: z.boolean(),
  deliveryAddress: address,
  /** Empty: the same as the delivery address. */
  billingAddress: address,
  phoneCountryCode: z.string(),
  phoneNumber: z.string(),
  additionalInformation: z.string(),
})
export type Customer = z.infer<typeof customer>

const isSuccess = z.object({ isSuccess: z.literal(true) })

/** What the calls of all forms of customers have in common. */
const sent = <const F extends { path: `/api/${string}`; about: string }>({ path, about }: F) =>
  ({ method: 'POST', path, about, host: 'shop', verified: true }) as {
    method: 'POST'
    path: F['path']
    about: string
    host: 'shop'
    verified: true
  }

export const getCustomer = defineCall({
  method: 'GET',
  path: '/api/lk/customer',
  about: 'Who is logged in, with their addresses; for a guest everything is empty.',
  host: 'shop',
  caller: 'shopper',
  answer: customer,
})

export const saveAddress = defineCall({
  ...sent(forms.addressForm),
  caller: 'customer',
  body: formBody(forms.addressForm),
  answer: customer.extend(isSuccess.shape),
})

export const saveBilling = defineCall({
  ...sent(forms.billingForm),
  caller: 'customer',
  body: formBody(forms.billingForm),
  answer: customer.extend(isSuccess.shape),
})

export const logIn = defineCall({
  ...sent(forms.loginForm),
  // The session that the browser may have already is ended.
  caller: 'shopper',
  body: formBody(forms.loginForm),
  answer: isSuccess,
  refusals: ['LOGIN_FAILED', 'LOGIN_PAUSED', 'CAPTCHA_NEEDED', 'CAPTCHA_FAILED'],
})

export const logOut = defineCall({
  method: 'POST',
  path: '/api/lk/customer/logout',
  about: 'Ends the session. The cart stays with the customer, and the browser gets an empty one.',
  host: 'shop',
  caller: 'shopper',
  verified: true,
  answer: isSuccess,
})

export const askForCode = defineCall({
  ...sent(forms.askForCodeForm),
  limit: 'subscribe',
  body: formBody(forms.askForCodeForm),
  answer: isSuccess.extend({ request: z.string() }),
  refusals: ['CAPTCHA_NEEDED', 'CAPTCHA_FAILED'],
})

const codeRefusals = ['CODE_EXPIRED', 'CAPTCHA_NEEDED', 'CAPTCHA_FAILED'] as const

export const logInByCode = defineCall({
  ...sent(forms.codeLoginForm),
  caller: 'shopper',
  body: formBody(forms.codeLoginForm),
  answer: isSuccess,
  refusals: codeRefusals,
})

export const setPassword = defineCall({
  ...sent(forms.newPasswordForm),
  caller: 'shopper',
  body: formBody(forms.newPasswordForm),
  answer: isSuccess,
  refusals: codeRefusals,
})

export const changePassword = defineCall({
  ...sent(forms.changePasswordForm),
  caller: 'customer',
  limit: 'guess',
  accountLimit: { limit: 'guess' },
  body: formBody(forms.changePasswordForm),
  answer: isSuccess,
})

export const deleteAccount = defineCall({
  ...sent(forms.deleteAccountForm),
  caller: 'customer',
  limit: 'guess',
  accountLimit: { limit: 'guess' },
  body: formBody(forms.deleteAccountForm),
  answer: isSuccess,
})

export const deleteAccountByCode = defineCall({
  ...sent(forms.deleteByCodeForm),
  caller: 'customer',
  body: formBody(forms.deleteByCodeForm),
  answer: isSuccess,
  refusals: codeRefusals,
})

/** A download, so that a link is enough. */
export const exportOwnData = defineRoute({
  methods: ['GET'],
  path: '/oma-tili/tiedot.zip',
  about: 'Everything that is stored about the customer who is logged in.',
  host: 'shop',
  caller: 'customer',
})
