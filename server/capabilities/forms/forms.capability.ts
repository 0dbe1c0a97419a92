import { contactCalls, sendMeatBrandContact } from '#contract/forms/form-calls.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { inTurn } from '#server/in-turn.ts'
import type { Jobs, RetryRule } from '#server/jobs/jobs.ts'
import { type MailNeeds, mailSubmission } from './mail-submission.ts'
import { deleteOldSubmissions } from './retention.ts'
import { submissionStore } from './submissions.store.ts'
import { type SubmitNeeds, submitForm } from './submit-form.ts'

export type FormsNeeds = {
  database: Database
  jobs: Jobs
  files: FileStore
  mailer: Mailer
  findSite: MailNeeds['findSite']
  write: MailNeeds['write']
  offered: SubmitNeeds['offered']
  now: () => Date
  /** Pauses between tries when the mail server fails; they double. */
  mailRetry: RetryRule
  /** Days for which submissions are kept, where they are not the usual ones. */
  retention: Partial<Record<ContactFormName, number>>
}

/** When the job has given up, the submission is tried once a day. */
const LATE_HOURS = 48
const MAX_LATE = 500

/** Files looked into at once. A picture of 50 million pixels takes up to 200 MB. */
const INSPECTIONS_AT_ONCE = 2

/** Forms of visitors: checked, stored with their files, and mailed to the people of the site. */
export function openForms(needs: FormsNeeds) {
  const { database, jobs, files, now } = needs
  const store = submissionStore(database.sql)
  const mail = jobs.define<{ id: string }>({
    name: 'mail-submission',
    run: ({ id }) => mailSubmission({ ...needs, store }, id),
    retry: needs.mailRetry,
  })
  jobs.define({
    name: 'mail-late-submissions',
    at: '20 6 * * *',
    run: async () => {
      for (const id of await store.unmailed(LATE_HOURS, MAX_LATE)) await mail({ id })
    },
  })
  jobs.define({
    name: 'delete-old-submissions',
    at: '10 3 * * *',
    run: async () => void (await deleteOldSubmissions({ store, files }, needs.retention)),
  })
  const submit: SubmitNeeds = {
    ...{ store, storeIn: submissionStore, files, now, offered: needs.offered, inTurn: inTurn(INSPECTIONS_AT_ONCE) },
    mailLater: (submission, tx) => mail(submission, { tx }),
  }
  return { name: 'forms', calls: callsOf(submit) } satisfies Capability
}

function callsOf(needs: SubmitNeeds): ServedCall[] {
  return [
    ...contactCalls.map((call) =>
      served(call, ({ body, site, ...sent }) =>
        submitForm(needs, { ...sent, submission: body, site: site.id, answer: { isSuccess: true } }),
      ),
    ),
    served(sendMeatBrandContact, ({ body, site, ...sent }) =>
      submitForm(needs, { ...sent, submission: body, site: site.id, answer: { data: { isSuccess: true } } }),
    ),
  ]
}
