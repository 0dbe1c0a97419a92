import { defineForm } from './form.ts'
import { email, message, name, phone, requiredLine } from './shared-fields.ts'

export const sponsorshipSubjects = [
  'Lasten ja nuorten liikunta',
  'Muu joukkuetoiminta Atrian tehdaspaikkakunnilla',
  'Koulujen ja oppilaitosten hyvän mielen toiminta',
] as const

/** An application for sponsorship. */
export const sponsorship = defineForm({
  name: 'sponsorship',
  path: '/api/contact/retail/sponsor',
  about: 'Sends an application for sponsorship, with one PDF.',
  fieldsIn: 'Data',
  fields: {
    Subject: { kind: 'choice', options: sponsorshipSubjects, initial: sponsorshipSubjects[0], required: true },
    Groupname: requiredLine,
    EventDate: { kind: 'date' },
    Message: message,
    Firstname: name,
    Lastname: name,
    Email: email,
    Phone: phone,
  },
  files: { types: ['application/pdf'], maxFiles: 1 },
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  success: 'page',
  event: { name: 'sponsorointi_form_submit' },
})
