import type { DraftCalls } from './draft-session.ts'
import type { Queue, QueueStore } from './queue-store.ts'

const lockName = (window: string): string => `editor-window-${window}`

/** Holds the lock of this window until the signal ends: its queue is left alone meanwhile. */
export function holdWindow(window: string, signal: AbortSignal): void {
  const untilEnd = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  navigator.locks.request(lockName(window), { signal }, untilEnd).catch(() => {
    // The signal has ended the wait.
  })
}

/** Whether everything that windows of this person left behind has reached the server: windows that were closed, crashed or reloaded. */
export async function sendOrphans(
  page: number,
  person: string,
  store: QueueStore,
  calls: DraftCalls,
): Promise<boolean> {
  const queues = await store.of(page, person).catch(() => [])
  let isAllSent = true
  for (const queue of queues)
    await navigator.locks.request(lockName(queue.window), { ifAvailable: true }, async (lock) => {
      if (lock && !(await sendQueue(queue, store, calls))) isAllSent = false
    })
  return isAllSent
}

/** Sends what a window has left, in its name and with its numbers: what had arrived changes nothing. */
export async function sendQueue(queue: Queue, store: QueueStore, calls: DraftCalls): Promise<boolean> {
  const { window, page } = queue
  let { number, sending, waiting } = queue
  for (;;) {
    if (!sending) {
      if (waiting.length === 0) break
      const [first] = waiting
      number++
      sending = { number, revision: first?.from ?? 0, operations: waiting.slice(0, 400) }
      waiting = waiting.slice(400)
      await store.put({ ...queue, number, sending, waiting })
    }
    const answer = await calls.save(page, { window, ...sending })
    if (!answer.ok) return false
    sending = null
    await store.put({ ...queue, number, sending, waiting })
  }
  await store.remove(window)
  return true
}
