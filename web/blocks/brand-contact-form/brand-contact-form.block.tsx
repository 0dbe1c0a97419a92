import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { meatBrandContactView } from '#web/forms/meat-brand-contact/meat-brand-contact.view.ts'
import { brandContactFormExamples } from './brand-contact-form.examples.ts'
import { brandContactFormSchema } from './brand-contact-form.schema.ts'

export const brandContactForm = defineFormBlock({
  type: 'brand-contact-form',
  schema: brandContactFormSchema,
  examples: brandContactFormExamples,
  view: meatBrandContactView,
})
