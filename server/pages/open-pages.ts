import { WorkQueue } from '#server/turns/work-queue.ts'
import { PageCache } from './cache/page-cache.ts'
import { tightenPopularPages } from './cache/tightening.ts'
import { createPages } from './pages.ts'
import { createTargets, type TargetsNeeds } from './targets.ts'

type Needs = TargetsNeeds & { cacheBytes: number; onRenderError: (error: unknown, key: string) => void }

/** Share of the page cache that long-tail pages may fill. */
const LONG_TAIL_SHARE = 0.05

/** As many as an office behind one address may have waiting at once: about a second of work. */
const MAX_WAITING_RENDERS = 256
const MAX_CONCURRENT_RENDERS = 4

/** The pages of all sites: rendered once, cached, and rendered again when their sources change. */
export function openPages({ cacheBytes, onRenderError, ...needs }: Needs) {
  const now = () => needs.now().getTime()
  const cache = new PageCache({ maxBytes: (1 - LONG_TAIL_SHARE) * cacheBytes, now })
  const longTail = new PageCache({ maxBytes: LONG_TAIL_SHARE * cacheBytes, now })
  const queue = new WorkQueue(MAX_WAITING_RENDERS, MAX_CONCURRENT_RENDERS)
  const pages = createPages({ targets: createTargets(needs), cache, longTail, queue, onError: onRenderError })
  const stopTightening = tightenPopularPages({ cache, onError: onRenderError })
  return {
    name: 'pages',
    pages,
    cache,
    longTail,
    onChange: (change: { tags: readonly string[]; gone: boolean }) => pages.changed(change),
    onMissedChanges: () => {
      cache.clear()
      longTail.clear()
    },
    close: async () => stopTightening(),
  }
}
