import { foodServiceQuestion } from '#contract/forms/food-service-question.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

export function foodServiceQuestionView(language: Language, options: ViewOptions): FormView {
  const text = textsIn(language)
  const email = { name: 'Email', label: text('labelEmail'), missing: text('labelEmailMissing'), autoComplete: 'email' }
  return {
    ...options,
    form: foodServiceQuestion,
    language,
    sections: [
      {
        fields: [
          {
            name: 'FullName',
            label: text('labelFullName'),
            missing: text('labelFullNameMissing'),
            autoComplete: 'name',
            half: true,
          },
          { ...email, half: true },
          { name: 'Company', label: text('labelCompany'), autoComplete: 'organization', half: true },
          { name: 'Phone', label: text('labelPhone'), autoComplete: 'tel', half: true },
          { name: 'CustomerId', label: text('labelCustomerNumber') },
          { name: 'Message', label: text('labelMessage'), fromAddress: { parameter: 'message' } },
        ],
      },
    ],
    texts: formTexts(language, foodServiceQuestion, { summary: 'formSummaryErrors', failed: 'formFailedShort' }),
  }
}
