import { defineForm } from './form.ts'

/** A subscription to the newsletter of the site. */
export const newsletter = defineForm({
  name: 'newsletter',
  path: '/api/newsletter/subscribe',
  about: 'Asks for the newsletter of the site; it begins when the address is confirmed by mail.',
  fieldsIn: 'top',
  fields: { email: { kind: 'shortEmail', required: true, missing: 'email' } },
  captcha: null,
  answer: 'success',
  success: 'dialog',
})
