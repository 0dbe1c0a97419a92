export type WorkerStart = { folder: string }

export type ToWorker =
  | { kind: 'statements'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'copy'; to: string; walSegments: readonly [first: string, last: string] }
  | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready' }
  /** `last`: the engine is of no more use, so another has to take its place. */
  | { kind: 'response'; bytes: Uint8Array<ArrayBuffer>; last: boolean }
  | { kind: 'copied' }
  | { kind: 'closed' }
  /** The answer to anything, when it failed: in words, because what PGlite throws is not always an error. */
  | { kind: 'failed'; report: string; code?: string | undefined }
