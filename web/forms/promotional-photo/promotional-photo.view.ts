import { promotionalPhoto } from '#contract/forms/promotional-photo.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'
import { personFields } from '../form/usual-fields.ts'

/** `rules` is the address of the rules of the competition. */
export function promotionalPhotoView(
  language: Language,
  { rules, ...options }: ViewOptions & { rules: string },
): FormView {
  const text = textsIn(language)
  return {
    ...options,
    form: promotionalPhoto,
    language,
    sections: [
      {
        fields: [
          { name: 'Files', label: text('labelPicture'), hint: text('hintPicture') },
          ...personFields(text, { firstName: 'FirstName', lastName: 'LastName', email: 'Email', phone: 'Phone' }),
          {
            name: 'MethodOfContact',
            label: text('photoMethod'),
            options: [
              { value: 'email', label: text('contactByEmail') },
              { value: 'phone', label: text('contactByPhone') },
            ],
          },
          { name: 'Rules', label: text('photoRules'), link: { label: text('rulesLink'), link: rules } },
        ],
      },
    ],
    texts: formTexts(language, promotionalPhoto, { send: 'photoSend' }),
  }
}
