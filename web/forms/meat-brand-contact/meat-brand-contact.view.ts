import { meatBrandContact } from '#contract/forms/meat-brand-contact.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'
import { personFields } from '../form/usual-fields.ts'

export function meatBrandContactView(language: Language, options: ViewOptions): FormView {
  const text = textsIn(language)
  return {
    ...options,
    form: meatBrandContact,
    language,
    sections: [
      {
        fields: [
          ...personFields(text, { firstName: 'FirstName', lastName: 'LastName', email: 'Email', phone: 'Phone' }),
          { name: 'Message', label: text('labelMessage'), fromAddress: { parameter: 'message' } },
          { name: 'Files', label: text('labelPicture'), hint: text('hintPicture') },
        ],
      },
    ],
    texts: formTexts(language, meatBrandContact),
  }
}
