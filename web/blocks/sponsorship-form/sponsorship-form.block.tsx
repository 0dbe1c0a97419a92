import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { sponsorshipView } from '#web/forms/sponsorship/sponsorship.view.ts'
import { sponsorshipFormExamples } from './sponsorship-form.examples.ts'
import { sponsorshipFormSchema } from './sponsorship-form.schema.ts'

export const sponsorshipForm = defineFormBlock({
  type: 'sponsorship-form',
  schema: sponsorshipFormSchema,
  examples: sponsorshipFormExamples,
  view: sponsorshipView,
})
