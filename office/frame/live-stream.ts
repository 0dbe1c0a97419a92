import { LIVE_ADDRESS, type LiveMessage } from '#contract/office/live/news.ts'

type Needs = {
  onMessage: (message: LiveMessage) => void
  /** Connected, again after something may have been missed. */
  onReturn: () => void
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Reads the stream until the signal ends it. Comes back by itself, after a pause that grows while nothing answers. */
export function readLive({ onMessage, onReturn }: Needs, signal: AbortSignal): void {
  let pauseMs = FIRST_PAUSE_MS
  let hasBeenOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | undefined

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const open = () => {
    close()
    source = new EventSource(LIVE_ADDRESS)
    source.onopen = () => {
      pauseMs = FIRST_PAUSE_MS
      if (hasBeenOpen) onReturn()
      hasBeenOpen = true
    }
    source.onmessage = ({ data }) => onMessage(JSON.parse(data))
    // Its own way back has no growing pause, and none after a refusal.
    source.onerror = () => {
      close()
      // Not all browsers at the same moment after a restart.
      timer = setTimeout(open, pauseMs * (0.5 + Math.random()))
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    }
  }
  const hurry = () => {
    if (source) return
    pauseMs = FIRST_PAUSE_MS
    open()
  }
  open()
  addEventListener('online', hurry, { signal })
  signal.addEventListener('abort', close)
}
