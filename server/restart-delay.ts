const SHORTEST = 100
const LONGEST = 30_000
/** A worker that served this long was a good one: its end tells nothing about the next. */
const LONG_LIFE = 60_000

/** How long to wait, in milliseconds, before another takes the place of one that lived so long, after so many short lives. */
export function restartDelay(lived: number, quickEnds: number): { delay: number; quickEnds: number } {
  if (lived >= LONG_LIFE) return { delay: SHORTEST, quickEnds: 0 }
  return { delay: Math.min(LONGEST, SHORTEST * 2 ** quickEnds), quickEnds: quickEnds + 1 }
}
