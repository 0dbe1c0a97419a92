const KIB = 1024
const MIB = 1024 * KIB

/** How slowly a body may arrive. Only time spent waiting for the sender counts, not our own time on the disk. */
export type Pace = {
  /** Before any byte is due. */
  graceMs: number
  /** After that, on average over the whole body. */
  minBytesPerSecond: number
  /** In all, however fast. */
  maxMs: number
}

export type UploadLimits = {
  maxBodyBytes: number
  /** Of everything but the contents of the files. */
  maxJsonBytes: number
  /** Of one file, decoded. A file of exactly this size is accepted. */
  maxFileBytes: number
  maxFiles: number
  /** Of objects and arrays in each other. */
  maxDepth: number
  pace: Pace
}

/** Three files of 15 MiB in base64 are 60 MiB. */
export const uploadLimits: UploadLimits = {
  maxBodyBytes: 61 * MIB,
  maxJsonBytes: 64 * KIB,
  maxFileBytes: 15 * MIB,
  maxFiles: 3,
  maxDepth: 32,
  pace: { graceMs: 20_000, minBytesPerSecond: 64 * KIB, maxMs: 300_000 },
}
