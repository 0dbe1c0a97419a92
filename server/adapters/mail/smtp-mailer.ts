import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

export type SmtpTimeouts = { connectMs: number; silenceMs: number }

const defaults: SmtpTimeouts = { connectMs: 10_000, silenceMs: 60_000 }

/** Sends through a mail server. One that hangs is given up after the timeouts; the job tries again later. */
export function smtpMailer(url: string, timeouts: SmtpTimeouts = defaults): Mailer {
  const { connectMs, silenceMs } = timeouts
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
  })
  return {
    place: `the mail server ${new URL(url).host}`,
    async deliver(mail) {
      await transport.sendMail(messageOf(mail))
    },
  }
}
