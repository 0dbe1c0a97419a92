import { queryClient } from './queries.ts'

/**
 * A screen that nobody has touched for so long is no longer read again by itself: each read is a use of the session, which would
 * otherwise never end. The first touch reads what has become stale.
 */
const IDLE_MS = 30 * 60_000

let touchedAt = Date.now()

export const isIdle = () => Date.now() - touchedAt > IDLE_MS

function touch(): void {
  const wasIdle = isIdle()
  touchedAt = Date.now()
  if (wasIdle) queryClient.refetchQueries({ type: 'active', stale: true })
}

for (const name of ['pointerdown', 'keydown', 'wheel']) addEventListener(name, touch, { passive: true, capture: true })
