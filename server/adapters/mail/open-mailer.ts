import { join, resolve } from 'node:path'
import { acceptedOnce } from './accepted-once.ts'
import { folderMailer, keptMails } from './folder-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

type Settings = { SMTP_URL?: string | undefined; DATA_DIR: string }

export function openMailer(settings: Settings): Mailer {
  if (!settings.SMTP_URL) return folderMailer(mailFolder(settings))
  return acceptedOnce(smtpMailer(settings.SMTP_URL), join(resolve(settings.DATA_DIR), 'accepted-mails'))
}

/** Where mails are kept without a mail server. */
export function mailFolder({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(resolve(DATA_DIR), 'mails')
}

const MAX_LISTED = 10

/** Lines for the person who starts the program: nobody else would look for mails in a folder. */
export async function keptMailNotes(settings: Settings): Promise<string[]> {
  if (settings.SMTP_URL) return []
  const folder = mailFolder(settings)
  const names = await keptMails(folder)
  const more = names.length > MAX_LISTED ? [`  and ${names.length - MAX_LISTED} more`] : []
  return [
    `No mail server is set (SMTP_URL), so mails are kept as files in ${folder}: ${names.length} so far.`,
    ...names.slice(0, MAX_LISTED).map((name) => `  ${name}`),
    ...more,
  ]
}
