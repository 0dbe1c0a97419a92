export type BodyRefusal = 'BODY_TOO_LARGE' | 'REQUEST_INVALID' | 'REQUEST_TIMEOUT'

/** Thrown inside the reader to leave nested loops. `readFilesBody` turns it into an outcome. */
export class BodyRefused extends Error {
  readonly code: BodyRefusal

  constructor(code: BodyRefusal, message: string) {
    super(message)
    this.code = code
  }
}
