import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { complaintView, feedbackView } from '#web/forms/complaint-and-feedback/contact.views.ts'
import { ContactForms } from '#web/forms/complaint-and-feedback/contact-forms.island.tsx'
import { viewOptions } from '#web/forms/define-form-block.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { formStyles } from '#web/forms/form-styles.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { contactFormExamples } from './contact-form.examples.ts'
import { contactFormSchema } from './contact-form.schema.ts'

/** Complaint and feedback, of which the visitor chooses one. */
function ContactFormBlock({ props, ...place }: ViewProps<typeof contactFormSchema, undefined>) {
  const { language } = place
  const options = viewOptions(props, place)
  const { placeOfPurchase } = props
  const choices = [
    {
      label: message(language, 'contactFaultyProduct'),
      view: complaintView(language, { ...options, placeOfPurchase }),
    },
    { label: message(language, 'contactOtherMatter'), view: feedbackView(language, options) },
  ]
  return (
    <FormFrame props={props} {...place}>
      <Island
        name="contact-forms"
        component={ContactForms}
        props={{ legend: message(language, 'contactMatter'), choices }}
      />
    </FormFrame>
  )
}

export const contactForm = defineBlock({
  type: 'contact-form',
  schema: contactFormSchema,
  view: ContactFormBlock,
  css: formStyles,
  examples: contactFormExamples,
})
