import { defineForm } from './form.ts'
import { email, message, name, optionalLine, phone, requiredLine } from './shared-fields.ts'

/** A contact request of an export customer. */
export const exportContact = defineForm({
  name: 'export-contact',
  path: '/api/contact/business/requestcontact',
  about: 'Sends a contact request of an export customer, or a question of a professional kitchen.',
  fieldsIn: 'Data',
  fields: {
    Subject: optionalLine,
    FullName: name,
    Company: requiredLine,
    Email: email,
    Phone: phone,
    Message: { ...message, maxLength: 1000 },
    ContentId: { kind: 'id' },
    CustomerId: optionalLine,
  },
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  success: 'view',
  event: { name: 'contact_request_form_submit', formName: 'export-contact' },
})
