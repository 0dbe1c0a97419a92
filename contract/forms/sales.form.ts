import { defineForm } from './form.ts'
import { message, name, optionalLine } from './shared-fields.ts'

const byPhone = { field: 'contactRequest', is: 'Phone' } as const
const noContact = { field: 'contactRequest', is: 'None' } as const

/** Feedback and other matters of professional kitchens. */
export const sales = defineForm({
  name: 'sales',
  path: '/api/fs/salesform',
  about: 'Sends feedback of a professional kitchen.',
  fieldsIn: 'top',
  fields: {
    formType: { kind: 'choice', options: ['Feedback', 'Other'], initial: 'Feedback', required: true },
    product: { kind: 'product' },
    message,
    firstName: name,
    lastName: name,
    organization: optionalLine,
    customerNumber: optionalLine,
    contactRequest: { kind: 'choice', options: ['Email', 'Phone', 'None'], initial: 'Email', required: true },
    email: { kind: 'email', required: { field: 'contactRequest', is: 'Email' }, hidden: noContact },
    phone: { kind: 'phone', maxLength: 40, required: byPhone, called: byPhone, hidden: noContact },
  },
  captcha: 'captchaToken',
  answer: 'isSuccess',
  success: 'page',
})
