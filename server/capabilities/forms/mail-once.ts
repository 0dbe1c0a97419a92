import { CLAIM_SECONDS, sendClaimed } from '#server/claimed-mail.ts'
import { TryLaterError } from '#server/outage.ts'
import type { MailingClaims } from './mailing-claims.store.ts'

/** Does the work of a mailing once. May be called again at any time: what is mailed or erased is left alone. */
export async function mailOnce(claims: MailingClaims, id: string, work: () => Promise<void>): Promise<void> {
  const claim = await claims.claimMailing(id, CLAIM_SECONDS)
  if (claim === 'done') return
  // Tried again later, in case that node has died.
  if (claim === 'busy') throw new TryLaterError(`Another node is mailing the submission ${id}.`)
  try {
    const renew = () => claims.renewMailing(id, CLAIM_SECONDS)
    await sendClaimed({ renew, setMailed: () => claims.setMailed(id) }, work)
  } catch (error) {
    await claims.releaseMailing(id)
    throw error
  }
}
