export type WorkerStart = { folder: string }

export type ToWorker =
  | { kind: 'statements'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'copy'; to: string; walSegments: readonly [first: string, last: string] }
  | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'response'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'copied' }
  | { kind: 'closed' }
  /** The answer to anything, when it failed: in words, because what PGlite throws is not always an error. */
  | { kind: 'failed'; report: string; code?: string | undefined }
