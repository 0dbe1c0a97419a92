import { createHash } from 'node:crypto'

/** Of what has enough random bits, or must only be compared. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
