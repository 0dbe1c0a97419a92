/** So many tries within a window of time. */
export type SharedLimit = { tries: number; windowSeconds: number }

/** Counts that all nodes share, for what several nodes must not allow several times: guessing passwords, codes and tokens. */
export type SharedCounts = {
  /** Counts a try. Gives the seconds until the window ends if it is one too many, else 0. */
  take(key: string, limit: SharedLimit): Promise<number>
  /** Takes a try back: it was no wrong guess. */
  giveBack(key: string): Promise<void>
}
