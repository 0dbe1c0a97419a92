import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { keptMails } from '#server/adapters/mail/folder-mailer.ts'

const PATIENCE = { timeout: 30_000 }

/** A mail as it was sent, with its lines and equals signs put together again; letters outside ASCII stay encoded. */
export const plainMail = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** The code to log in that begins the subject of a mail. */
const codeOf = (mail = '') => /^Subject: .*?(\d{6})/m.exec(plainMail(mail))?.[1] ?? 'no code'

/** Waits until the mail server has got this many mails; returns the code of the last one. */
export async function codeIn(received: readonly string[], count: number): Promise<string> {
  await expect.poll(() => received.length, PATIENCE).toBe(count)
  return codeOf(received.at(-1))
}

/** Waits until the shared program has sent this many mails to an address; returns them, the oldest first. */
export async function mailsTo(address: string, count: number): Promise<string[]> {
  await expect.poll(async () => (await sentTo(address)).length, PATIENCE).toBe(count)
  return sentTo(address)
}

/** As `mailsTo`; returns the code of the last one. */
export async function codeTo(address: string, count: number): Promise<string> {
  return codeOf((await mailsTo(address, count)).at(-1))
}

/** What the shared program has sent to an address so far, the oldest first. */
export async function sentTo(address: string): Promise<string[]> {
  const folder = inject('mailFolder')
  const mails = await Promise.all(
    (await keptMails(folder)).map(async (name) => {
      const file = join(folder, name)
      return { mail: await readFile(file, 'utf8'), at: (await stat(file)).mtimeMs }
    }),
  )
  return mails
    .filter(({ mail }) => mail.includes(`To: ${address}\r\n`))
    .sort((one, other) => one.at - other.at)
    .map(({ mail }) => mail)
}
