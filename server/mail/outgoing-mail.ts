import type { Mail } from '#server/adapters/mail/mailer.ts'

/** A mail as a capability writes it down: what it is about, not what it says. */
export type NewMail = {
  /** Becomes its Message-ID. Default: a random one. */
  id?: string
  kind: string
  about: string
  detail?: string
  recipient: string | null
}

/** A mail that this node alone may send for now. `attempts` counts this one, and tells its lease from others. */
export type LeasedMail = { id: string; kind: string; about: string; detail: string; attempts: number }

/** What a mail says and to whom; its id is known. */
export type WrittenMail = Omit<Mail, 'id'>

export type MailKind = {
  name: string
  /** Writes the mail just before it is sent. Undefined: nobody wants it any more. May be asked several times. */
  write: (mail: LeasedMail) => Promise<WrittenMail | undefined>
  /** Somebody waits for it in front of a screen, so it goes before others. */
  isUrgent?: true
  /** It takes much memory, for example with attached files: a node sends one of these at a time. */
  isLarge?: true
  /** Its row is kept after it was sent, for as long as what it is about. */
  isKept?: true
  /** After one was sent. A failure is reported, and the mail is not sent again. */
  afterSending?: () => Promise<unknown>
}

export type MailRetry = { limit: number; delaySeconds: number; backoff: boolean }

const LONGEST_PAUSE_SECONDS = 4 * 3600

/** The pauses grow from half a minute to four hours: about three days in all. */
export const MAIL_RETRY: MailRetry = { limit: 26, delaySeconds: 30, backoff: true }

/** How long to wait after this number of failed attempts; null: it is given up. */
export function pauseSeconds({ limit, delaySeconds, backoff }: MailRetry, attempts: number): number | null {
  if (attempts >= limit) return null
  return backoff ? Math.min(LONGEST_PAUSE_SECONDS, delaySeconds * 2 ** (attempts - 1)) : delaySeconds
}
