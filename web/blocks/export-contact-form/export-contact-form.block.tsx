import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { exportContactView } from '#web/forms/export-contact/export-contact.view.ts'
import { exportContactFormExamples } from './export-contact-form.examples.ts'
import { exportContactFormSchema } from './export-contact-form.schema.ts'

export const exportContactForm = defineFormBlock({
  type: 'export-contact-form',
  schema: exportContactFormSchema,
  examples: exportContactFormExamples,
  view: exportContactView,
})
