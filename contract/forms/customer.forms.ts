import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, phoneCountryCodes } from '#contract/customers/customer-data.ts'
import { defineForm } from './form.ts'
import { email, name, requiredLine } from './shared-fields.ts'

// The forms of customers. All carry the request verification token, and none is kept in the browser.

const path = '/api/lk/customer' as const
const common = {
  fieldsIn: 'top',
  captcha: null,
  answer: 'isSuccess',
  verified: true,
  keepsDraft: false,
  success: 'thanks',
} as const

const password = { kind: 'password', required: true, maxLength: MAX_PASSWORD_LENGTH } as const
const optionalPassword = { kind: 'password', minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH } as const
const chosenPassword = { ...optionalPassword, required: true } as const
/** For password managers, which keep a password under it. */
const shownEmail = { kind: 'email', sent: false } as const

const person = {
  firstName: name,
  lastName: name,
  streetAddress: requiredLine,
  postalCode: { kind: 'postalCode', required: true },
  city: name,
} as const

/** The delivery address, as the document has it. */
export const addressForm = defineForm({
  ...common,
  name: 'address',
  path,
  about: 'Saves the delivery address and the telephone number of the customer.',
  fields: {
    ...person,
    phoneCountryCode: { kind: 'choice', options: phoneCountryCodes, initial: '+358', required: true },
    phoneNumber: { kind: 'localPhone', required: true },
    isPrivateCustomer: { kind: 'flag', required: true },
  },
})

const sameAddress = { field: 'useDeliveryAddressForBilling', is: true } as const

export const billingForm = defineForm({
  ...common,
  name: 'billing',
  path: `${path}/billing`,
  about: 'Saves where the bills of the customer go, and what the driver should know.',
  fields: {
    useDeliveryAddressForBilling: { kind: 'flag' },
    firstName: { ...person.firstName, hidden: sameAddress },
    lastName: { ...person.lastName, hidden: sameAddress },
    streetAddress: { ...person.streetAddress, hidden: sameAddress },
    postalCode: { ...person.postalCode, hidden: sameAddress },
    city: { ...person.city, hidden: sameAddress },
    additionalInformation: { kind: 'line', maxLength: 300 },
  },
})

/** Solved and sent only when the server asks for it. */
const captchaToken = { kind: 'line', maxLength: 4096 } as const
const captchaWhenAsked = { captcha: 'captchaToken', captchaWhen: 'asked' } as const

export const loginForm = defineForm({
  ...common,
  ...captchaWhenAsked,
  name: 'login',
  path: `${path}/login`,
  about: 'Logs a customer in. After many wrong passwords it needs a captcha token, and a pause between tries.',
  fields: { email, password, captchaToken },
})

export const askForCodeForm = defineForm({
  ...common,
  ...captchaWhenAsked,
  name: 'ask-for-code',
  path: `${path}/code`,
  about:
    'Mails a code of six digits and gives the id of the request, with which the code is valid. The same for every address, known or not.',
  fields: { email, captchaToken },
})

/** What proves that somebody reads the mails of an address. */
const mailedCode = {
  request: { kind: 'line', maxLength: 36, required: true },
  code: { kind: 'code', required: true },
  captchaToken,
} as const

export const codeLoginForm = defineForm({
  ...common,
  ...captchaWhenAsked,
  name: 'code-login',
  path: `${path}/code-login`,
  about: 'Logs in with a mailed code, and opens the account if there is none. A password may be chosen with it.',
  fields: { email: shownEmail, ...mailedCode, password: optionalPassword },
})

export const newPasswordForm = defineForm({
  ...common,
  ...captchaWhenAsked,
  name: 'new-password',
  path: `${path}/password`,
  about:
    'Sets the password by a mailed code, which opens the account if there is none, ends all sessions and begins one.',
  fields: { email: shownEmail, ...mailedCode, password: chosenPassword },
})

export const changePasswordForm = defineForm({
  ...common,
  name: 'change-password',
  path: `${path}/change-password`,
  about: 'Changes the password and ends all other sessions.',
  fields: { email: shownEmail, currentPassword: password, password: chosenPassword },
})

export const deleteAccountForm = defineForm({
  ...common,
  name: 'delete-account',
  path: `${path}/delete`,
  about: 'Deletes the account of the customer.',
  fields: { email: shownEmail, password },
})

export const deleteByCodeForm = defineForm({
  ...common,
  ...captchaWhenAsked,
  name: 'delete-by-code',
  path: `${path}/delete-by-code`,
  about: 'Deletes the account of a customer who has no password, by a mailed code.',
  fields: { email: shownEmail, ...mailedCode },
})
