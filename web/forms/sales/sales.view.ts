import { sales } from '#contract/forms/sales.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

export function salesView(language: Language, options: ViewOptions): FormView {
  const text = textsIn(language)
  return {
    ...options,
    form: sales,
    language,
    sections: [
      {
        heading: text('sectionMatter'),
        fields: [
          {
            name: 'formType',
            label: text('salesType'),
            options: [
              { value: 'Feedback', label: text('salesFeedback') },
              { value: 'Other', label: text('salesOther') },
            ],
          },
          { name: 'product', label: text('labelProduct'), hint: text('formProductHint') },
          { name: 'message', label: text('labelMessage') },
        ],
      },
      {
        heading: text('sectionSender'),
        fields: [
          { name: 'firstName', label: text('labelFirstName'), autoComplete: 'given-name', half: true },
          { name: 'lastName', label: text('labelLastName'), autoComplete: 'family-name', half: true },
          { name: 'organization', label: text('labelOrganization'), autoComplete: 'organization', half: true },
          { name: 'customerNumber', label: text('labelCustomerNumber'), half: true },
          {
            name: 'contactRequest',
            label: text('labelContactMethod'),
            options: [
              { value: 'Email', label: text('contactByEmail') },
              { value: 'Phone', label: text('contactByPhone') },
              { value: 'None', label: text('contactNone') },
            ],
          },
          { name: 'email', label: text('labelEmail'), autoComplete: 'email', half: true },
          { name: 'phone', label: text('labelPhone'), autoComplete: 'tel', half: true },
        ],
      },
    ],
    texts: formTexts(language, sales),
  }
}
