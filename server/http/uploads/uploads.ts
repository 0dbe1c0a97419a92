import type { IncomingMessage } from 'node:http'
import { allowSlowBody } from '#server/http/connections/slow-bodies.ts'
import { readFilesBody } from './read-files-body.ts'
import { clearLeftovers } from './temporary-files.ts'
import { UploadGate } from './upload-gate.ts'
import { uploadLimits } from './upload-limits.ts'

/** Reads bodies with files into temporary files of this process. */
export class Uploads {
  readonly #gate = new UploadGate()
  readonly #folder: string
  #ready: Promise<void> | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Reads a body when a slot is free. The caller disposes of the files after use. */
  read(request: IncomingMessage) {
    allowSlowBody(request)
    return this.#gate.run(request, async () => {
      this.#ready ??= clearLeftovers(this.#folder)
      await this.#ready
      return readFilesBody(request, uploadLimits, this.#folder)
    })
  }
}
