const KIB = 1024
const MIB = 1024 * KIB

/** How slowly a body may arrive. Only the time spent waiting for the sender counts, not the time spent writing to disk. */
export type Pace = {
  /** Before the minimum rate applies. */
  graceMs: number
  /** After that, on average over the whole body. */
  minBytesPerSecond: number
  /** In total, at any rate. */
  maxMs: number
}

export type UploadLimits = {
  maxBodyBytes: number
  /** Of everything but the contents of the files. */
  maxJsonBytes: number
  /** Of one file, decoded. A file of exactly this size is accepted. */
  maxFileBytes: number
  maxFiles: number
  /** Of nested objects and arrays. */
  maxDepth: number
  pace: Pace
}

/** Three files of 15 MiB in base64 are 60 MiB. */
export const uploadLimits: UploadLimits = {
  maxBodyBytes: 61 * MIB,
  // Room for a message that is far too long, so that its sender learns which field it is.
  maxJsonBytes: 2 * MIB,
  maxFileBytes: 15 * MIB,
  maxFiles: 3,
  maxDepth: 32,
  pace: { graceMs: 20_000, minBytesPerSecond: 64 * KIB, maxMs: 300_000 },
}
