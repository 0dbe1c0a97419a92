import { type Entry, tighten } from '#server/responses/entry.ts'
import type { PageCache } from './page-cache.ts'

type Needs = {
  cache: PageCache
  onError: (error: unknown, key: string) => void
  /** How often to look for a page when there was none. */
  lookEveryMs?: number
}

/** Pages that few people read are not worth the work. */
const MIN_READS = 8
/** Pause after each page, in multiples of the time that the work took. */
const REST = 10

/**
 * Compresses the most read pages again as far as Brotli can, which takes too long while somebody waits. One page at a time, in the
 * background. Returns the function that stops it.
 */
export function tightenPopularPages({ cache, onError, lookEveryMs = 2000 }: Needs): () => void {
  const tight = new WeakSet<Entry>()
  let timer: NodeJS.Timeout
  const next = (ms: number) => {
    timer = setTimeout(work, ms).unref()
  }
  const work = async () => {
    const page = cache.mostRead(MIN_READS, ({ entry }) => !tight.has(entry))
    if (!page) return next(lookEveryMs)
    const { key, entry } = page
    const started = performance.now()
    // Failed ones too: they are not tried again.
    tight.add(entry)
    try {
      const smaller = await tighten(entry)
      tight.add(smaller)
      cache.exchange(key, entry, smaller)
    } catch (error) {
      onError(error, key)
    }
    if (!stopped) next(REST * (performance.now() - started))
  }
  let stopped = false
  next(lookEveryMs)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
