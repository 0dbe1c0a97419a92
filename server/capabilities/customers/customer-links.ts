import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/

/** Signed tokens of the links in mails to customers. They name a row of ours, which is deleted when it is used. */
export class CustomerLinks {
  readonly #secrets: readonly [string, ...string[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  tokenFor(link: string): string {
    return `${link}.${signature(this.#secrets[0], link)}`
  }

  /** The link that a token names; undefined if we did not sign it. Those signed with the previous secret stay valid. */
  linkOf(token: string): string | undefined {
    const [, link, given] = TOKEN.exec(token) ?? []
    if (!link || !given) return undefined
    const isOurs = this.#secrets.some((secret) =>
      timingSafeEqual(Buffer.from(signature(secret, link)), Buffer.from(given)),
    )
    return isOurs ? link : undefined
  }
}

function signature(secret: string, link: string): string {
  return createHmac('sha256', secret).update(`customer link ${link}`).digest('base64url')
}
