import { phoneCountryCodes } from '#contract/customers/customer-data.ts'
import * as forms from '#contract/forms/customer.forms.ts'
import type { Form } from '#contract/forms/form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '#web/forms/form/form-texts.ts'
import type { FieldView, FormView } from '#web/forms/form/form-view.ts'
import { textsIn } from '#web/forms/form/texts-in.ts'
import type { TextKey } from '#web/messages/message.ts'

type Own = { send: TextKey; thanks?: TextKey; thanksText?: TextKey; failed?: TextKey; headings?: 'h2' | 'h3' }

/** What all forms of customers have in common. */
function viewOf(
  language: Language,
  form: Form,
  fields: readonly FieldView[],
  { headings = 'h2', ...own }: Own,
): FormView {
  return {
    form,
    language,
    headings,
    sections: [{ fields }],
    showsRefusals: true,
    texts: formTexts(language, form, { summary: 'customerCheckFields', failed: 'customerFailed', ...own }),
  }
}

const emailField = (language: Language): FieldView => ({
  name: 'email',
  label: textsIn(language)('labelEmail'),
  autoComplete: 'username',
})

const knownEmail = (language: Language): FieldView => ({ ...emailField(language), readOnly: true })

export function loginView(language: Language): FormView {
  const text = textsIn(language)
  const password = { name: 'password', label: text('customerPassword'), autoComplete: 'current-password' }
  return viewOf(language, forms.loginForm, [emailField(language), password], { send: 'customerLogIn' })
}

/** `isOwn`: of the customer who is logged in. */
export function askForCodeView(language: Language, { isOwn = false } = {}): FormView {
  const field = isOwn ? knownEmail(language) : { ...emailField(language), autoComplete: 'email' }
  return viewOf(language, forms.askForCodeForm, [field], { send: 'loginCodeAsk' })
}

const codeField = (language: Language): FieldView => ({
  name: 'code',
  label: textsIn(language)('loginCode'),
  autoComplete: 'one-time-code',
})

export function codeLoginView(language: Language, { withPassword = false } = {}): FormView {
  const password = chosenPassword(language, 'loginCodePassword')
  const fields = withPassword ? [codeField(language), password] : [codeField(language)]
  return viewOf(language, forms.codeLoginForm, fields, { send: 'customerLogIn' })
}

function chosenPassword(language: Language, label: TextKey): FieldView {
  const text = textsIn(language)
  return { name: 'password', label: text(label), hint: text('customerPasswordHint'), autoComplete: 'new-password' }
}

export function newPasswordView(language: Language): FormView {
  const fields = [knownEmail(language), codeField(language), chosenPassword(language, 'customerNewPassword')]
  return viewOf(language, forms.newPasswordForm, fields, { send: 'customerSavePassword' })
}

export function changePasswordView(language: Language): FormView {
  const label = textsIn(language)('customerCurrentPassword')
  const current = { name: 'currentPassword', label, autoComplete: 'current-password' }
  const fields = [knownEmail(language), current, chosenPassword(language, 'customerNewPassword')]
  return viewOf(language, forms.changePasswordForm, fields, {
    send: 'accountPassword',
    headings: 'h3',
    thanks: 'customerSavedPassword',
    thanksText: 'customerSavedPasswordText',
  })
}

export function deleteAccountView(language: Language): FormView {
  const label = textsIn(language)('customerPassword')
  const password = { name: 'password', label, autoComplete: 'current-password' }
  return viewOf(language, forms.deleteAccountForm, [knownEmail(language), password], {
    send: 'accountDelete',
    headings: 'h3',
  })
}

export function deleteByCodeView(language: Language): FormView {
  return viewOf(language, forms.deleteByCodeForm, [codeField(language)], { send: 'accountDelete', headings: 'h3' })
}

function addressFields(language: Language, part: 'shipping' | 'billing'): FieldView[] {
  const text = textsIn(language)
  return [
    { name: 'firstName', label: text('labelFirstName'), autoComplete: `${part} given-name`, half: true },
    { name: 'lastName', label: text('labelLastName'), autoComplete: `${part} family-name`, half: true },
    { name: 'streetAddress', label: text('labelStreetAddress'), autoComplete: `${part} street-address` },
    { name: 'postalCode', label: text('labelPostalCode'), autoComplete: `${part} postal-code`, half: true },
    { name: 'city', label: text('labelCity'), autoComplete: `${part} address-level2`, half: true },
  ]
}

/** The address modal of the document, and the same form on the account page. */
export function addressView(language: Language): FormView {
  const text = textsIn(language)
  const fields: FieldView[] = [
    ...addressFields(language, 'shipping'),
    {
      name: 'phoneCountryCode',
      label: text('addressPhoneCountry'),
      hint: text('addressPhoneCountryHint'),
      dropDown: true,
      half: true,
      autoComplete: 'tel-country-code',
      options: phoneCountryCodes.map((code) => ({ value: code, label: code })),
    },
    {
      name: 'phoneNumber',
      label: text('addressPhone'),
      hint: text('addressPhoneHint'),
      half: true,
      autoComplete: 'tel-national',
    },
    { name: 'isPrivateCustomer', label: text('addressPrivate') },
  ]
  const view = viewOf(language, forms.addressForm, fields, {
    send: 'addressSave',
    failed: 'addressFailed',
    headings: 'h3',
    thanks: 'addressSaved',
    thanksText: 'addressSavedText',
  })
  const { showsRefusals: _, ...shown } = view
  return { ...shown, sendsWhenComplete: true }
}

export function billingView(language: Language): FormView {
  const text = textsIn(language)
  const fields: FieldView[] = [
    { name: 'useDeliveryAddressForBilling', label: text('accountSameAddress') },
    ...addressFields(language, 'billing'),
    { name: 'additionalInformation', label: text('accountInformation'), hint: text('accountInformationHint') },
  ]
  return viewOf(language, forms.billingForm, fields, {
    send: 'addressSave',
    failed: 'addressFailed',
    headings: 'h3',
    thanks: 'addressSaved',
    thanksText: 'addressSavedText',
  })
}
