import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts what the program must read again, such as the secret of an authenticator app, with keys derived from its signing secrets: a
 * copy of the database alone tells nothing. The first secret encrypts, all decrypt.
 */
export class SealedSecrets {
  readonly #keys: readonly [Buffer, ...Buffer[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#keys = secrets.map(keyOf) as [Buffer, ...Buffer[]]
  }

  /** Opens only for the same `owner`, so that a sealed secret in another's row is worth nothing. */
  seal(secret: Uint8Array, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', this.#keys[0], nonce).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Null if no secret of the program opens it. `isCurrent`: it was sealed with the first. */
  open(sealed: string, owner: string): { secret: Buffer; isCurrent: boolean } | null {
    for (const [at, key] of this.#keys.entries()) {
      const secret = opened(key, Buffer.from(sealed, 'base64url'), owner)
      if (secret) return { secret, isCurrent: at === 0 }
    }
    return null
  }
}

function opened(key: Buffer, bytes: Buffer, owner: string): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed secrets of staff', KEY_BYTES))
}
