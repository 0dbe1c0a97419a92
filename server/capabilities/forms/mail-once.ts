import type { MailingClaims } from './mailing-claims.store.ts'

/** Longer than a mail can take. A node that dies while mailing leaves it to others after this. */
const CLAIM_SECONDS = 300

/** Does the work of a mailing once. May be called again at any time: what is mailed or erased is left alone. */
export async function mailOnce(claims: MailingClaims, id: string, work: () => Promise<void>): Promise<void> {
  const claim = await claims.claimMailing(id, CLAIM_SECONDS)
  if (claim === 'done') return
  // Tried again later, in case that node has died.
  if (claim === 'busy') throw new Error(`Another node is mailing the submission ${id}.`)
  try {
    await work()
  } catch (error) {
    await claims.releaseMailing(id)
    throw error
  }
  await claims.setMailed(id)
}
