import { sponsorship, sponsorshipSubjects } from '#contract/forms/sponsorship.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'
import { personFields } from '../form/usual-fields.ts'

export function sponsorshipView(language: Language, options: ViewOptions): FormView {
  const text = textsIn(language)
  const names = { firstName: 'Firstname', lastName: 'Lastname', email: 'Email', phone: 'Phone' }
  return {
    ...options,
    form: sponsorship,
    language,
    sections: [
      {
        heading: text('sectionMatter'),
        fields: [
          {
            name: 'Subject',
            label: text('sponsorshipSubject'),
            options: sponsorshipSubjects.map((subject) => ({ value: subject, label: subject })),
          },
          { name: 'Groupname', label: text('sponsorshipGroup'), autoComplete: 'organization', half: true },
          { name: 'EventDate', label: text('sponsorshipDate'), half: true },
          { name: 'Message', label: text('sponsorshipPurpose') },
          { name: 'Files', label: text('labelAttachment'), hint: text('hintPdf') },
        ],
      },
      { heading: text('sectionSender'), fields: personFields(text, names) },
    ],
    texts: formTexts(language, sponsorship),
  }
}
