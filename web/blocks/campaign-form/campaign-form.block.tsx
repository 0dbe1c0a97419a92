import { campaignView } from '#web/forms/campaign/campaign.view.ts'
import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { campaignFormExamples } from './campaign-form.examples.ts'
import { campaignFormSchema } from './campaign-form.schema.ts'

export const campaignForm = defineFormBlock({
  type: 'campaign-form',
  schema: campaignFormSchema,
  examples: campaignFormExamples,
  view: (language, options, { rules, offersNewsletter }) =>
    campaignView(language, { ...options, rules, offersNewsletter }),
})
