const KIB = 1024
const MIB = 1024 * KIB

/** How slowly a body may arrive. Only the time spent waiting for the sender counts, not the time spent writing to disk. */
export type Pace = {
  /** Time before the minimum rate applies. */
  graceMs: number
  /** Minimum rate after that, on average over the whole body. */
  minBytesPerSecond: number
  /** Maximum time in total, at any rate. */
  maxMs: number
}

export type UploadLimits = {
  maxBodyBytes: number
  /** Maximum size of everything except the contents of the files. */
  maxJsonBytes: number
  /** Maximum size of one decoded file, inclusive. */
  maxFileBytes: number
  maxFiles: number
  /** Maximum depth of nested objects and arrays. */
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
