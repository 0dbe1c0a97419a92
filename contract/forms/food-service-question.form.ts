import { defineForm } from './form.ts'
import { email, message, name, optionalLine, optionalPhone } from './shared-fields.ts'

/** A question of a professional kitchen. Its fixed subject tells it from the export form, which has the same call. */
export const foodServiceQuestion = defineForm({
  name: 'food-service-question',
  path: '/api/contact/business/requestcontact',
  about: 'Sends a contact request of an export customer, or a question of a professional kitchen.',
  fieldsIn: 'Data',
  fields: {
    Subject: { kind: 'fixed', value: 'Kysy asiantuntijalta', required: true },
    FullName: name,
    Company: optionalLine,
    Email: email,
    Phone: optionalPhone,
    Message: { ...message, specialCharacters: 'specialCharactersShort' },
    CustomerId: optionalLine,
  },
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  success: 'closeThenPage',
  event: { name: 'contact_request_form_submit', formName: 'food-service-question' },
})
