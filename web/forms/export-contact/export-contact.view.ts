import { exportContact } from '#contract/forms/export-contact.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

export function exportContactView(language: Language, options: ViewOptions): FormView {
  const text = textsIn(language)
  const own = { summary: 'formSummaryCheck', thanks: 'exportThanks', thanksText: 'exportThanksText' } as const
  return {
    ...options,
    form: exportContact,
    language,
    prefilled: { ContentId: options.contentId ?? 0 },
    sections: [
      {
        fields: [
          { name: 'FullName', label: text('labelFullName'), autoComplete: 'name', half: true },
          { name: 'Company', label: text('labelCompany'), autoComplete: 'organization', half: true },
          { name: 'Email', label: text('labelEmail'), autoComplete: 'email', half: true },
          { name: 'Phone', label: text('labelPhone'), autoComplete: 'tel', half: true },
          { name: 'CustomerId', label: text('labelCustomerNumber'), half: true },
          { name: 'Subject', label: text('labelSubject'), half: true },
          { name: 'Message', label: text('labelMessage'), fromAddress: { parameter: 'message' } },
        ],
      },
    ],
    texts: formTexts(language, exportContact, own),
  }
}
