import type { IncomingMessage } from 'node:http'
import { allowSlowBody } from '#server/http/connections/slow-bodies.ts'
import { readFilesBody } from './read-files-body.ts'
import { clearLeftovers } from './temporary-files.ts'
import { type Sender, UploadGate } from './upload-gate.ts'
import { uploadLimits } from './upload-limits.ts'

/** Reads bodies with files into temporary files of this process. */
export class Uploads {
  readonly #gate = new UploadGate()
  readonly #folder: string
  #ready: Promise<void> | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Reads a body when its sender has a slot. The caller disposes of the files after use. */
  read(request: IncomingMessage, sender: Sender) {
    allowSlowBody(request)
    return this.#gate.run(request, sender, async () => {
      this.#ready ??= clearLeftovers(this.#folder)
      await this.#ready.catch((error) => {
        // A disk that is full now may have room for the next one.
        this.#ready = undefined
        throw error
      })
      return readFilesBody(request, uploadLimits, this.#folder)
    })
  }
}
