import { defineForm } from './form.ts'
import { email, name, optionalLine, optionalMessage } from './shared-fields.ts'

/** An order of school material. `Links` has the addresses of the chosen materials. */
export const schoolOrder = defineForm({
  name: 'school-order',
  path: '/api/contact/school-material/request',
  about: 'Orders material for a school.',
  fieldsIn: 'Data',
  fields: {
    Materials: { kind: 'list', maxItems: 50, required: true, missing: 'materialsRequired', linksIn: 'Links' },
    Links: { kind: 'list', maxItems: 50 },
    FirstName: name,
    LastName: name,
    School: optionalLine,
    Region: optionalLine,
    // Where the parcel goes. The document's payload has no address, so a call passes without it.
    StreetAddress: { kind: 'line', maxLength: 200, required: 'browser' },
    PostalCode: { kind: 'line', maxLength: 12, required: 'browser', means: 'postalCode' },
    City: { kind: 'line', maxLength: 100, required: 'browser' },
    Email: email,
    Subject: optionalLine,
    Message: optionalMessage,
  },
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  success: 'thanks',
})
