import { setTimeout as wait } from 'node:timers/promises'

const HOLD_MS = 500

/** A client over its limit waits for the refusal, so that a flood slows itself down and leaves the event loop to others. */
export function holdRefused(): Promise<void> {
  return wait(HOLD_MS)
}
