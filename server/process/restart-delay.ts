const MIN_DELAY_MS = 100
const MAX_DELAY_MS = 30_000
/** A worker that ran this long was healthy: its exit resets the backoff. */
const HEALTHY_UPTIME_MS = 60_000

/** Exponential backoff before a worker is replaced. `quickExits`: how many exited early before it, in a row. */
export function restartDelay(uptimeMs: number, quickExits: number): { delayMs: number; quickExits: number } {
  if (uptimeMs >= HEALTHY_UPTIME_MS) return { delayMs: MIN_DELAY_MS, quickExits: 0 }
  return { delayMs: Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** quickExits), quickExits: quickExits + 1 }
}
