/** The numbers count up for this long, at this many steps a second, whatever the screen can do. */
const DURATION_MS = 2000
const FRAMES_PER_SECOND = 60

export const FRAMES = (DURATION_MS / 1000) * FRAMES_PER_SECOND

export function frameAt(elapsedMs: number): number {
  return Math.min(FRAMES, Math.floor((elapsedMs * FRAMES_PER_SECOND) / 1000))
}

/** The number shown in a frame: fast at first, then slower, and exact in the last. */
export function numberIn(frame: number, value: number): number {
  const rest = 1 - frame / FRAMES
  return value * (1 - rest ** 3)
}
