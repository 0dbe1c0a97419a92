import { defineForm, imageTypes } from './form.ts'
import { email, message, name, phone } from './shared-fields.ts'

/** A message to the meat brand. */
export const meatBrandContact = defineForm({
  name: 'meat-brand-contact',
  path: '/api/contact/mfcontact',
  about: 'Sends a message to the meat brand, with one picture.',
  fieldsIn: 'Data',
  fields: { FirstName: name, LastName: name, Email: email, Phone: phone, Message: message },
  files: { types: imageTypes, maxFiles: 1 },
  captcha: 'MTCaptchaToken',
  answer: 'data.isSuccess',
  success: 'pageOrThanks',
  event: { name: 'mestariforsman_contact_submit' },
})
