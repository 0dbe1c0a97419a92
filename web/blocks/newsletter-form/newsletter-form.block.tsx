import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { newsletterView } from '#web/forms/newsletter/newsletter.view.ts'
import { newsletterFormExamples } from './newsletter-form.examples.ts'
import { newsletterFormSchema } from './newsletter-form.schema.ts'

export const newsletterForm = defineFormBlock({
  type: 'newsletter-form',
  schema: newsletterFormSchema,
  examples: newsletterFormExamples,
  view: newsletterView,
})
