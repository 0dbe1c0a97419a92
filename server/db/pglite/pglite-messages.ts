export type WorkerStart = { folder: string; template?: string | undefined }

export type ToWorker = { kind: 'statements'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'dump' } | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'response'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'dump'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' }
