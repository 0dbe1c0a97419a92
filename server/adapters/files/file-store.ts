/** Stores files in a folder or in an S3-compatible service. */
export type FileStore = {
  /** A description of the location, for the log. */
  place: string
  /** Stores or replaces the file. A concurrent reader gets the old or the new file, never a part. */
  put(key: string, bytes: Buffer): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>
}

const KEY = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\/[a-z0-9-]+(?:\.[a-z0-9-]+)*)*$/
const MAX_KEY_LENGTH = 200

/** A key consists of lower-case words separated by slashes. Anything else is a bug; the check prevents path traversal. */
export function checkKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key))
    throw new Error(`'${key.slice(0, MAX_KEY_LENGTH)}' is not a valid file key.`)
}
