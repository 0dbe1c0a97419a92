import type { Site } from '#contract/site.ts'
import { isOutage } from '#server/faults/outage.ts'
import type { Entry } from '#server/responses/entry.ts'
import type { WorkQueue } from '#server/turns/work-queue.ts'
import { hasNoneOf } from './addresses/declared-query.ts'
import type { CacheHit, PageCache } from './cache/page-cache.ts'
import { RecentKeys } from './cache/recent-keys.ts'
import { Revalidation } from './cache/revalidation.ts'
import type { Target, Targets } from './targets.ts'

export type PagesNeeds = {
  targets: Targets
  cache: PageCache
  /** A separate cache for long-tail pages, so that a flood of searches cannot evict popular pages. */
  longTail: PageCache
  queue: WorkQueue
  onError: (error: unknown, key: string) => void
}

type PageResult = { kind: 'entry'; entry: Entry } | { kind: 'redirect'; to: string }

export type Pages = {
  /** The cached page for the URL exactly as requested, without parsing it. */
  findCached(site: Site, url: string): Entry | undefined
  /**
   * The page at an address, from the cache or newly rendered. `waitFor` returns the seconds that the client must wait before a render;
   * if it is not 0, `answer` throws a `TooManyRendersError`.
   */
  answer(site: Site, url: string, waitFor: (what: RenderKind) => number): Promise<PageResult>
  /** Marks the pages with these tags as stale, or drops them if the content is gone. */
  changed(change: { tags: readonly string[]; gone: boolean }): void
  /** Number of stale pages waiting to be rendered again. */
  readonly stale: number
}

/** An ordinary page, or one of countless variations of a page, such as a search. */
export type RenderKind = 'render' | 'long-tail'

/** The client has exceeded its rate limit for renders. */
export class TooManyRendersError extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('The client has exceeded its rate limit for renders.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Attempts when content changes during a render; the last one is sent but not cached. */
const MAX_RENDER_ATTEMPTS = 3

/** Serves pages from the cache, and renders missing and stale ones, once per key. */
export function createPages({ targets, cache, longTail, queue, onError }: PagesNeeds): Pages {
  const recentLongTail = new RecentKeys()
  const revalidation = new Revalidation(async (key) => {
    const target = targets.findByKey(key)
    if (target) await queue.run(target.key, () => renderAndCache(target))
    if (target?.key !== key) cache.remove(key)
  }, onError)

  async function renderAndCache({ key, build }: Target): Promise<Entry> {
    for (let attempt = 1; ; attempt++) {
      const watch = cache.watch()
      try {
        const { entry, ...options } = await build()
        const isOutdated = watch.changed(options.tags)
        if (isOutdated && attempt < MAX_RENDER_ATTEMPTS) continue
        if (!isOutdated) cache.put(key, entry, options)
        return entry
      } finally {
        watch.end()
      }
    }
  }

  /** Cached from the second request on: most long-tail pages are requested only once. */
  async function renderLongTail(target: Target): Promise<Entry> {
    const watch = longTail.watch()
    try {
      const { entry, ...options } = await target.build()
      if (recentLongTail.add(target.key) && !watch.changed(options.tags)) longTail.put(target.key, entry, options)
      return entry
    } finally {
      watch.end()
    }
  }

  function findCached(key: string): CacheHit | undefined {
    const found = cache.find(key) ?? longTail.find(key)
    if (found?.stale) revalidation.add([key])
    return found
  }

  /** A page ignores parameters that it does not declare (`utm_source`), so that any of them hit the cached page without a query. */
  function findWithoutQuery(key: string): Entry | undefined {
    const mark = key.indexOf('?')
    const found = mark < 0 ? undefined : findCached(key.slice(0, mark))
    return found && hasNoneOf(found.params, key.slice(mark + 1)) ? found.entry : undefined
  }

  return {
    findCached: (site, url) => findCached(site.id + url)?.entry ?? findWithoutQuery(site.id + url),

    async answer(site, url, waitFor) {
      const target = targets.find(site, url)
      if (target.kind === 'redirect') return target
      const cached = findCached(target.key)
      if (cached) return { kind: 'entry', entry: cached.entry }
      const wait = waitFor(target.longTail ? 'long-tail' : 'render')
      if (wait > 0) throw new TooManyRendersError(wait)
      const render = target.longTail ? renderLongTail : renderAndCache
      try {
        return { kind: 'entry', entry: await queue.run(target.key, () => render(target)) }
      } catch (error) {
        const expired = isOutage(error) ? cache.findExpired(target.key) : undefined
        if (!expired) throw error
        return { kind: 'entry', entry: expired }
      }
    },

    changed({ tags, gone }) {
      longTail.drop(tags)
      if (gone) cache.drop(tags)
      else revalidation.add(cache.markStale(tags))
    },

    get stale() {
      return revalidation.waiting
    },
  }
}
