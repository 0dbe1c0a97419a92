import { defineForm } from './form.ts'
import { contactMethods, healthDataConsent, message, optionalLine, requiredLine, sender } from './shared-fields.ts'

/** A faulty product. */
export const complaint = defineForm({
  name: 'complaint',
  path: '/api/contact/retail/reclamation',
  about: 'Sends a complaint about a product, with up to three pictures.',
  fieldsIn: 'Data',
  fields: {
    ProductId: { kind: 'id', required: true, titleIn: 'ProductName' },
    ProductName: optionalLine,
    Message: message,
    BatchNumber: optionalLine,
    ExpirationDate: { kind: 'date', required: true },
    PlaceOfPurchase: requiredLine,
    ...sender,
  },
  exactlyOne: [contactMethods],
  files: { types: ['image/jpeg', 'image/png'], maxFiles: 3 },
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  consent: healthDataConsent,
  success: 'page',
  event: { name: 'reklamaatio_form_submit' },
})
