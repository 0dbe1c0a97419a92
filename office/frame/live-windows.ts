import type { LiveMessage } from '#contract/office/live/news.ts'
import { readLive } from './live-stream.ts'

/** What one window reads, all windows of the browser hear: over HTTP/1.1 a browser opens six connections to a host, and no more. */
const NAME = 'office-live'

type News = { kind: 'message'; message: LiveMessage } | { kind: 'return' }

/** Hears the live news until the signal ends it. The window that has the lock reads the stream; when it is closed, another gets the lock. */
export function hearLive(take: (news: News) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<News>) => take(data)
  signal.addEventListener('abort', () => channel.close())
  const tell = (news: News) => {
    take(news)
    channel.postMessage(news)
  }
  const read = () =>
    readLive(
      { onMessage: (message) => tell({ kind: 'message', message }), onReturn: () => tell({ kind: 'return' }) },
      signal,
    )
  const untilEnd = () => {
    read()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  navigator.locks.request(NAME, { signal }, untilEnd).catch(() => {
    // The signal has ended the wait for the lock.
  })
}
