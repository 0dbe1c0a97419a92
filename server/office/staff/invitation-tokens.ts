import { createHmac } from 'node:crypto'
import { hashOf } from '#server/identity/secret-hash.ts'

/** The tokens of links, derived from their id and the program's secret: the database has none, and a mail that is sent again has the same. */
export class InvitationTokens {
  readonly #secrets: readonly [string, ...string[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  tokenFor(id: string): string {
    return derived(this.#secrets[0], id)
  }

  /** The token whose hash was stored, also if the secret has changed since. */
  tokenOf(id: string, tokenHash: string): string | undefined {
    return this.#secrets.map((secret) => derived(secret, id)).find((token) => hashOf(token) === tokenHash)
  }
}

function derived(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`staff invitation ${id}`).digest('base64url')
}
