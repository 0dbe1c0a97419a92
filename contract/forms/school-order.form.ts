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
    // Where the parcel goes. Optional, as the document requires no more than names, e-mail and materials.
    StreetAddress: { kind: 'line', maxLength: 200 },
    PostalCode: { kind: 'line', maxLength: 12, means: 'postalCode' },
    City: { kind: 'line', maxLength: 100 },
    Email: email,
    Subject: optionalLine,
    Message: optionalMessage,
  },
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  success: 'thanks',
})
