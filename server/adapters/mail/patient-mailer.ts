import { TryLaterError } from '#server/faults/outage.ts'
import type { Mailer } from './mailer.ts'

/** A mail server that does not accept a mail now is no fault of ours: every mail is tried again. */
export function patientMailer({ place, deliver }: Mailer): Mailer {
  return {
    place,
    deliver: (mail) =>
      deliver(mail).catch((cause) => {
        throw new TryLaterError(`${place} did not accept a mail: ${cause instanceof Error ? cause.message : cause}`, {
          cause,
        })
      }),
  }
}
