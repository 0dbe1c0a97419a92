/** Where files are kept: a folder, or a service that speaks S3. */
export type FileStore = {
  /** Where that is, for people who read the log. */
  place: string
  /** Keeps the bytes under the key, in place of those that may be there. Whoever reads meanwhile gets either, whole. */
  put(key: string, bytes: Buffer): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>
}

const KEY = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\/[a-z0-9-]+(?:\.[a-z0-9-]+)*)*$/
const LONGEST_KEY = 200

/** A key is words in lower case between slashes. Whatever else is a fault of ours, so that no name leads out of the store. */
export function checkKey(key: string): void {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new Error(`'${key.slice(0, LONGEST_KEY)}' is no key of a file.`)
}
