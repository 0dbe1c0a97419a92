import { schoolOrder } from '#contract/forms/school-order.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

type Options = ViewOptions & {
  /** The payload calls them Material and Url. */
  materials: readonly { label: string; link: string }[]
  subject: string
}

export function schoolOrderView(language: Language, { materials, subject, ...options }: Options): FormView {
  const text = textsIn(language)
  const own = {
    send: 'schoolSend',
    failed: 'formFailedOrder',
    thanks: 'schoolThanks',
    thanksText: 'schoolThanksText',
  } as const
  return {
    ...options,
    form: schoolOrder,
    language,
    prefilled: { Subject: subject },
    sections: [
      {
        fields: [
          {
            name: 'Materials',
            label: text('schoolMaterials'),
            options: materials.map(({ label }) => ({ value: label, label })),
            linked: { in: 'Links', values: materials.map(({ link }) => link) },
          },
          { name: 'FirstName', label: text('labelFirstName'), autoComplete: 'given-name', half: true },
          { name: 'LastName', label: text('labelLastName'), autoComplete: 'family-name', half: true },
          { name: 'Email', label: text('labelEmail'), autoComplete: 'email' },
          { name: 'School', label: text('schoolName'), autoComplete: 'organization', half: true },
          { name: 'Region', label: text('schoolRegion'), half: true },
          { name: 'StreetAddress', label: text('labelStreetAddress'), autoComplete: 'street-address' },
          { name: 'PostalCode', label: text('labelPostalCode'), autoComplete: 'postal-code', half: true },
          { name: 'City', label: text('labelCity'), autoComplete: 'address-level2', half: true },
          { name: 'Message', label: text('labelMessage') },
        ],
      },
    ],
    texts: formTexts(language, schoolOrder, own),
  }
}
