import { contactCalls, sendMeatBrandContact } from '#contract/forms/form-calls.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { TryLaterError } from '#server/faults/outage.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { inTurn } from '#server/turns/in-turn.ts'
import { earlierMails } from './earlier-mails.store.ts'
import { FORM_MAIL, type MailNeeds, RECEIPT_MAIL, writeFormMail, writeReceiptMail } from './mail-submission.ts'
import { receiptStore } from './receipts.store.ts'
import { deleteOldSubmissions } from './retention.ts'
import { submissionStore } from './submissions.store.ts'
import { type SubmitNeeds, submitForm } from './submit-form.ts'

export type FormsNeeds = {
  database: Database
  jobs: Jobs
  files: FileStore
  mail: OutgoingMail
  findSite: MailNeeds['findSite']
  write: MailNeeds['write']
  writeReceipt: MailNeeds['writeReceipt']
  offered: SubmitNeeds['offered']
  now: () => Date
  /** Days for which submissions are kept, where they are not the usual ones. */
  retention: Partial<Record<ContactFormName, number>>
}

/** Files looked into at once. A picture of 50 million pixels takes up to 200 MB. */
const INSPECTIONS_AT_ONCE = 2

/** Forms of visitors: checked, stored with their files, and mailed to the people of the site. */
export function openForms(needs: FormsNeeds) {
  const { database, jobs, mail, files, now } = needs
  const store = submissionStore(database.sql)
  const mailing: MailNeeds = { ...needs, store }
  mail.define({ name: FORM_MAIL, write: (about) => writeFormMail(mailing, about), isLarge: true })
  mail.define({ name: RECEIPT_MAIL, write: (about) => writeReceiptMail(mailing, about) })
  takeOverMails(needs)
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
    wakeMail: mail.wake,
  }
  return { name: 'forms', calls: callsOf(submit) } satisfies Capability
}

/** Nodes of the previous version add these jobs. */
function takeOverMails({ database, jobs, mail }: Pick<FormsNeeds, 'database' | 'jobs' | 'mail'>): void {
  const earlier = earlierMails(database.sql)
  const takeOver = async ({ id }: { id?: string }) => {
    await earlier.takeOver()
    mail.wake()
    if (id && (await earlier.isClaimed(id))) throw new TryLaterError(`Another node is mailing the submission ${id}.`)
  }
  jobs.define({ name: 'mail-submission', run: takeOver })
  jobs.define({ name: 'mail-receipt', run: takeOver })
  jobs.define({ name: 'mail-late-submissions', at: '20 6 * * *', run: takeOver })
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
