/** Maximum tries per time window. */
export type SharedLimit = { tries: number; windowSeconds: number }

/** Counts shared by all nodes, so that more nodes do not allow more guesses of passwords, codes and tokens. */
export type SharedCounts = {
  /** Counts a try. Returns 0, or the seconds until the window ends if the limit is exceeded. */
  take(key: string, limit: SharedLimit): Promise<number>
  /** Takes a try back, because it was not a wrong guess. */
  giveBack(key: string): Promise<void>
}

/** Pauses that grow with each try, shared by all nodes. */
export type SharedPauses = {
  /** Returns 0, and the next try has to wait longer than this one had to; or the seconds that are left of the pause, which goes on unchanged. */
  pause(key: string): Promise<number>
}
