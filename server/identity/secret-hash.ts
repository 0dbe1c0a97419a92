import { createHash } from 'node:crypto'

/** A plain hash, for values with enough random bits, or that only have to be compared. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
