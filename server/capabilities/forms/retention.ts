import type { ContactFormName } from '#contract/forms/forms.ts'
import { discardFiles, type SubmitNeeds } from './submit-form.ts'

/** How long submissions are kept, in days. Complaints may hold health data; a purchase can be disputed for half a year. */
export const retentionDays: Record<ContactFormName, number> = {
  complaint: 180,
  feedback: 180,
  sponsorship: 365,
  question: 90,
  'promotional-photo': 180,
  'meat-brand-contact': 180,
  'export-contact': 730,
  'food-service-question': 365,
  sales: 730,
  'school-order': 365,
  // Two years, as the privacy page of the corporate site says.
  'job-application': 730,
}

const BATCH_SIZE = 100
/** Files older than this without a submission are abandoned: sending a form takes minutes at most. */
const ABANDONED_HOURS = 24

type Needs = Pick<SubmitNeeds, 'store' | 'files'>

/** Deletes submissions whose time is over, and files of submissions that never came. */
export async function deleteOldSubmissions(
  needs: Needs,
  days: Partial<Record<ContactFormName, number>>,
): Promise<number> {
  const { store } = needs
  await discardFiles(needs, await store.abandonedFiles(ABANDONED_HOURS))
  let deleted = 0
  for (const form of Object.keys(retentionDays) as ContactFormName[]) {
    const kept = days[form] ?? retentionDays[form]
    for (let batch = await store.olderThan(form, kept, BATCH_SIZE); batch.length > 0; ) {
      for (const id of batch) await deleteSubmission(needs, id)
      deleted += batch.length
      batch = await store.olderThan(form, kept, BATCH_SIZE)
    }
  }
  return deleted
}

/** Deletes a submission, its files first: a row without files can be deleted later, a file without a row would stay forever. */
export async function deleteSubmission(needs: Needs, id: string): Promise<void> {
  const { store } = needs
  const files = await store.filesOf(id)
  await discardFiles(
    needs,
    files.map((file) => file.id),
  )
  await store.delete(id)
}
