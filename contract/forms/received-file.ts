import { z } from 'zod'

type Received = { path: string; bytes: number; mediaType: string; sha256: string }

/** A file of an upload, stored in a temporary file. A class, so that a client cannot forge one with a path of its choice. */
export class ReceivedFile {
  readonly path: string
  readonly bytes: number
  /** Claimed by the sender, not verified. */
  readonly mediaType: string
  /** In hexadecimal. */
  readonly sha256: string

  constructor({ path, bytes, mediaType, sha256 }: Received) {
    this.path = path
    this.bytes = bytes
    this.mediaType = mediaType
    this.sha256 = sha256
  }
}

/** For the schema of a call with files: the client sends a data URL, the handler gets the received file. */
export const receivedFile = z.instanceof(ReceivedFile)
