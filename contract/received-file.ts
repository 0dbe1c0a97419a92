import { z } from 'zod'

type Received = { path: string; bytes: number; mediaType: string; sha256: string }

/** A file of an upload, stored in a temporary file. A class, so that a client cannot pass off an object with a path of its own as one. */
export class ReceivedFile {
  readonly path: string
  readonly bytes: number
  /** What the sender claims; nothing has checked it. */
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
