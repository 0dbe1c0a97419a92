import { defineForm, imageTypes } from './form.ts'
import { email, name, phone } from './shared-fields.ts'

/** A photo for a raffle. */
export const promotionalPhoto = defineForm({
  name: 'promotional-photo',
  path: '/api/contact/promotionalphoto',
  about: 'Takes part in a raffle, with one picture.',
  fieldsIn: 'Data',
  fields: {
    FirstName: name,
    LastName: name,
    Email: email,
    Phone: { ...phone, called: { field: 'MethodOfContact', is: 'phone' } },
    MethodOfContact: { kind: 'choice', options: ['email', 'phone'], initial: 'email', required: true },
    Rules: { kind: 'flag', required: true, sent: false },
  },
  files: { types: imageTypes, maxFiles: 1 },
  atTopToo: ['MethodOfContact'],
  filesInDataToo: true,
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  success: 'pageOrRoot',
  event: { name: 'promotional_photo_form_submit' },
})
