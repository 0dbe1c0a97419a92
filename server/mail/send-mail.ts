import type { Mailer } from '#server/adapters/mail/mailer.ts'
import { TryLaterError } from '#server/faults/outage.ts'
import { type LeasedMail, type MailKind, type MailRetry, pauseSeconds } from './outgoing-mail.ts'
import type { OutgoingMailStore } from './outgoing-mails.store.ts'

/** A node that dies while it sends leaves the mail to others after this. Longer than the commands of a slow mail server may take. */
export const LEASE_SECONDS = 300

const WRITE_AGAIN_MS = 1000

export type SendNeeds = {
  store: OutgoingMailStore
  mailer: Mailer
  retry: MailRetry
  /** Shorter in tests. */
  leaseSeconds: number
  onProblem: (error: unknown, sentence: string) => void
  /** A mail will be tried again after this time. */
  onPause: (seconds: number) => void
}

/** Sends a leased mail, or puts it back for another attempt. Never throws. */
export async function sendMail(needs: SendNeeds, kind: MailKind, mail: LeasedMail): Promise<void> {
  const { store, mailer, onProblem } = needs
  try {
    const written = await kind.write(mail)
    if (!written) return await store.setDropped(mail)
    const isSent = await whileLeased(needs, mail, () => mailer.deliver({ ...written, id: mail.id }))
    if (!isSent) return
  } catch (error) {
    return putBack(needs, mail, error)
  }
  await setSent(store, mail)
  await kind
    .afterSending?.()
    .catch((error) => onProblem(error, `What follows the mail '${mail.kind}' is left to a job`))
}

/** Looks at the lease again just before the mail is sent, and keeps it for as long as the mail server takes. False: it was not sent. */
async function whileLeased(
  { store, leaseSeconds }: SendNeeds,
  mail: LeasedMail,
  send: () => Promise<void>,
): Promise<boolean> {
  const renew = () => store.renew(mail, leaseSeconds)
  if (!(await renew())) return false
  // A failure is an outage, in which nobody else can lease it either.
  const timer = setInterval(() => renew().catch(() => {}), (leaseSeconds * 1000) / 5)
  try {
    await send()
    return true
  } finally {
    clearInterval(timer)
  }
}

async function putBack(needs: SendNeeds, mail: LeasedMail, error: unknown): Promise<void> {
  const { store, retry, onProblem, onPause } = needs
  const pause = pauseSeconds(retry, mail.attempts)
  const said = error instanceof Error ? error.message : String(error)
  if (pause === null) {
    // What another's server refuses is a matter for people once it is no longer tried.
    const shown =
      error instanceof TryLaterError ? new Error('No mail server has accepted it.', { cause: error }) : error
    onProblem(shown, `A mail (${mail.kind}) was given up: npm run mails -- failed`)
  } else onProblem(error, `A mail (${mail.kind}) will be tried again`)
  const written = pause === null ? store.setFailed(mail, said) : store.putBack(mail, pause, said)
  await written.catch((again) => onProblem(again, 'A mail is tried again when its lease ends'))
  if (pause !== null) onPause(pause)
}

/** What was accepted is written down even if the database is away: at once, or as soon as it is back. */
async function setSent(store: OutgoingMailStore, mail: LeasedMail): Promise<void> {
  await store.setSent(mail).catch(() => void setSentLater(store, mail))
}

async function setSentLater(store: OutgoingMailStore, mail: LeasedMail): Promise<void> {
  for (let isWritten = false; !isWritten; ) {
    await new Promise((resolve) => setTimeout(resolve, WRITE_AGAIN_MS).unref())
    isWritten = await store.setSent(mail).then(
      () => true,
      () => false,
    )
  }
}
