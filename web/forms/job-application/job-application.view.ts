import { jobApplication } from '#contract/forms/job-application.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'
import { personFields } from '../form/usual-fields.ts'

/** `slug` is the last part of the address of the job's page. */
type Job = { slug: string; title: string }

type Options = ViewOptions & { jobs: readonly Job[] }

/** The parameter of the form's address that names the job, by its slug. */
const PARAMETER = 'job'

export function jobApplicationView(language: Language, { jobs, ...options }: Options): FormView {
  const text = textsIn(language)
  const names = { firstName: 'FirstName', lastName: 'LastName', email: 'Email', phone: 'Phone' }
  return {
    ...options,
    form: jobApplication,
    language,
    sections: [
      {
        heading: text('jobFormJob'),
        fields: [
          {
            name: 'Job',
            label: text('jobFormJobLabel'),
            dropDown: true,
            options: [
              { value: '', label: text('jobFormChoose') },
              ...jobs.map(({ title }) => ({ value: title, label: title })),
            ],
            fromAddress: { parameter: PARAMETER, values: Object.fromEntries(jobs.map((job) => [job.slug, job.title])) },
          },
          { name: 'StartTime', label: text('jobFormStart'), hint: text('jobFormStartHint') },
        ],
      },
      { heading: text('jobFormApplicant'), fields: personFields(text, names) },
      {
        heading: text('jobFormApplication'),
        fields: [
          { name: 'Message', label: text('jobFormMessage'), hint: text('jobFormMessageHint') },
          { name: 'Files', label: text('jobFormCv'), hint: text('jobFormCvHint') },
        ],
      },
    ],
    texts: formTexts(language, jobApplication, {
      send: 'jobFormSend',
      thanks: 'jobFormThanks',
      thanksText: 'jobFormThanksText',
    }),
  }
}
