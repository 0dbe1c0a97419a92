import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'confirm' | 'end'

const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/

/** Signed links in mails. They name a request of ours and nothing of the person; a link to end cannot confirm. */
export class SubscriptionLinks {
  readonly #secrets: readonly [string, ...string[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  tokenFor(purpose: Purpose, request: string): string {
    return `${request}.${signature(this.#secrets[0], purpose, request)}`
  }

  /** The request that a token names; undefined if we did not sign it. Links signed with the previous secret stay valid. */
  requestOf(purpose: Purpose, token: string): string | undefined {
    const [, request, given] = TOKEN.exec(token) ?? []
    if (!request || !given) return undefined
    const isOurs = this.#secrets.some((secret) =>
      timingSafeEqual(Buffer.from(signature(secret, purpose, request)), Buffer.from(given)),
    )
    return isOurs ? request : undefined
  }
}

function signature(secret: string, purpose: Purpose, request: string): string {
  return createHmac('sha256', secret).update(`subscription ${purpose} ${request}`).digest('base64url')
}
