import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, phoneCountryCodes } from '#contract/customer-data.ts'
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
const chosenPassword = { ...password, minLength: MIN_PASSWORD_LENGTH } as const
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

export const loginForm = defineForm({
  ...common,
  name: 'login',
  path: `${path}/login`,
  about: 'Logs a customer in. After many wrong passwords it needs a captcha token.',
  fields: { email, password, captchaToken: { kind: 'line', maxLength: 4096 } },
  captcha: 'captchaToken',
  captchaWhen: 'asked',
})

export const registerForm = defineForm({
  ...common,
  name: 'register',
  path: `${path}/register`,
  about: 'Mails a link with which an account is opened. The answer is the same for every address.',
  fields: { email },
})

export const forgottenPasswordForm = defineForm({
  ...common,
  name: 'forgotten-password',
  path: `${path}/forgotten-password`,
  about: 'Mails a link with which a password is chosen. The answer is the same for every address.',
  fields: { email },
})

export const newPasswordForm = defineForm({
  ...common,
  name: 'new-password',
  path: `${path}/password`,
  about:
    'Sets the password by a mailed link, which opens the account if there is none, ends all sessions and begins one.',
  fields: { email: shownEmail, token: { kind: 'line', maxLength: 100, required: true }, password: chosenPassword },
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
