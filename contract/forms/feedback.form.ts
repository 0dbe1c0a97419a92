import { defineForm } from './form.ts'
import { contactMethods, healthDataConsent, message, optionalLine, sender } from './shared-fields.ts'

/** Any other matter. */
export const feedback = defineForm({
  name: 'feedback',
  path: '/api/contact/retail/feedback',
  about: 'Sends feedback.',
  fieldsIn: 'Data',
  fields: {
    ProductId: { kind: 'id', titleIn: 'ProductName' },
    ProductName: optionalLine,
    Message: message,
    ...sender,
  },
  exactlyOne: [contactMethods],
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  consent: healthDataConsent,
  success: 'page',
  event: { name: 'palaute_form_submit' },
})
