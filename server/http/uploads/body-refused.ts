import type { FileRefusal } from '#contract/forms/form.ts'

export type BodyRefusal = 'BODY_TOO_LARGE' | 'REQUEST_INVALID' | 'REQUEST_TIMEOUT'

/** Thrown inside the reader to leave nested loops. `readFilesBody` turns it into an outcome. */
export class BodyRefused extends Error {
  readonly code: BodyRefusal

  /** What is wrong with a file, where a file is to blame. */
  readonly fileRefusal: FileRefusal | undefined

  constructor(code: BodyRefusal, message: string, fileRefusal?: FileRefusal) {
    super(message)
    this.code = code
    this.fileRefusal = fileRefusal
  }
}
