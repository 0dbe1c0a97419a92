import { defineForm } from './form.ts'
import { message } from './shared-fields.ts'

/** A question of a consumer, without a name. */
export const question = defineForm({
  name: 'question',
  path: '/api/contact/retail/question',
  about: 'Sends a question.',
  fieldsIn: 'Data',
  fields: { Message: { ...message, specialCharacters: 'specialCharactersInMessage' } },
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  success: 'thanks',
  event: { name: 'kysymys_form_submit' },
})
