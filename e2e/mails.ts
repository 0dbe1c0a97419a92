import { expect } from 'vitest'

/** A mail as it was sent, with its lines and equals signs put together again; letters outside ASCII stay encoded. */
export const plainMail = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Waits until the mail server has got so many mails; gives the link of the last one that leads to a form of the shop. */
export async function linkIn(received: readonly string[], count: number): Promise<string> {
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(count)
  return /http:\/\/lihakauppa\S+#\S+/.exec(plainMail(received.at(-1)))?.[0] ?? 'no link'
}
