import type { Mail, Mailer } from '../mailer.ts'

/** A mailer that keeps what it delivers, and can be told to fail. */
export function collectedMails() {
  const mails: Mail[] = []
  const state = { failure: undefined as Error | undefined }
  const mailer: Mailer = {
    place: 'a test',
    async deliver(mail) {
      if (state.failure) throw state.failure
      mails.push(mail)
    },
  }
  return { mailer, mails, state }
}
