import { expect } from 'vitest'

/** A mail as it was sent, with its lines and equals signs put together again; letters outside ASCII stay encoded. */
export const plainMail = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Waits until the mail server has got this many mails; gives the code to log in that begins the subject of the last one. */
export async function codeIn(received: readonly string[], count: number): Promise<string> {
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(count)
  return /^Subject: .*?(\d{6})/m.exec(plainMail(received.at(-1)))?.[1] ?? 'no code'
}
