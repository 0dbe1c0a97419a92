import { contactCalls, sendMeatBrandContact } from '#contract/forms/form-calls.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { inTurn } from '#server/in-turn.ts'
import type { Jobs, RetryRule } from '#server/jobs/jobs.ts'
import { type MailNeeds, mailReceipt, mailSubmission } from './mail-submission.ts'
import { receiptStore } from './receipts.store.ts'
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
  writeReceipt: MailNeeds['writeReceipt']
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
  const receipts = receiptStore(database.sql)
  const mailing: MailNeeds = { ...needs, store, receipts }
  const mail = jobs.define<{ id: string }>({
    name: 'mail-submission',
    run: ({ id }) => mailSubmission(mailing, id),
    retry: needs.mailRetry,
  })
  const sendReceipt = jobs.define<{ id: string }>({
    name: 'mail-receipt',
    run: ({ id }) => mailReceipt(mailing, id),
    retry: needs.mailRetry,
  })
  jobs.define({
    name: 'mail-late-submissions',
    at: '20 6 * * *',
    run: async () => {
      for (const id of await store.unmailed(LATE_HOURS, MAX_LATE)) await mail({ id })
      for (const id of await receipts.unmailed(LATE_HOURS, MAX_LATE)) await sendReceipt({ id })
    },
  })
  jobs.define({
    name: 'delete-old-submissions',
    at: '10 3 * * *',
    run: async () => void (await deleteOldSubmissions({ store, files }, needs.retention)),
  })
  const submit: SubmitNeeds = {
    store,
    storeIn: submissionStore,
    files,
    now,
    offered: needs.offered,
    inTurn: inTurn(INSPECTIONS_AT_ONCE),
    receiptsIn: receiptStore,
    mailLater: (submission, tx) => mail(submission, { tx }),
    mailReceiptLater: (submission, tx) => sendReceipt(submission, { tx }),
  }
  return { name: 'forms', calls: callsOf(submit) } satisfies Capability
}

function callsOf(needs: SubmitNeeds): ServedCall[] {
  return [
    ...contactCalls.map((call) =>
      served(call, ({ body, site, ...sent }) =>
        submitForm(needs, {
          ...sent,
          submission: body,
          site: site.id,
          answer: (reference) => ({ isSuccess: true, reference }),
        }),
      ),
    ),
    served(sendMeatBrandContact, ({ body, site, ...sent }) =>
      submitForm(needs, {
        ...sent,
        submission: body,
        site: site.id,
        answer: (reference) => ({ data: { isSuccess: true, reference } }),
      }),
    ),
  ]
}
