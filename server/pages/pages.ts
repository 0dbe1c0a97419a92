import type { Site } from '#contract/site.ts'
import type { Entry } from '#server/responses/entry.ts'
import type { WorkQueue } from '#server/work-queue.ts'
import { AskedBefore } from './cache/asked-before.ts'
import type { Found, PageCache } from './cache/page-cache.ts'
import { Revalidation } from './cache/revalidation.ts'
import type { Target, Targets } from './targets.ts'

export type PagesNeeds = {
  targets: Targets
  cache: PageCache
  /** Holds long-tail pages, so that a flood of searches cannot evict what everybody reads. */
  longTail: PageCache
  queue: WorkQueue
  onError: (error: unknown, key: string) => void
}

type PageAnswer = { kind: 'entry'; entry: Entry } | { kind: 'redirect'; to: string }

export type Pages = {
  /** The page at an address as it was sent, if the cache tells without parsing the address. */
  findCached(site: Site, url: string): Entry | undefined
  /**
   * The page at an address, from the cache or newly rendered. Before a page is rendered, `waitFor` is
   * asked how many seconds the client has to wait; if it is not 0, `answer` throws a `TooManyRendersError`.
   */
  answer(site: Site, url: string, waitFor: (what: RenderKind) => number): Promise<PageAnswer>
  /** Something that pages were made from has changed. */
  changed(change: { tags: readonly string[]; gone: boolean }): void
  /** How many stale pages are still to be made anew. */
  readonly stale: number
}

/** What has to be rendered: a page that everybody reads, or one of endlessly many versions of one. */
export type RenderKind = 'render' | 'long-tail'

/** A client has more pages rendered than its rate limit allows. */
export class TooManyRendersError extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('A client has too many pages rendered.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Made at most so often when content changes under it; then it is sent, but not kept. */
const MOST_RENDERS = 3

/** Answers from the cache, and makes what is missing or stale: once for each key, one after another. */
export function createPages({ targets, cache, longTail, queue, onError }: PagesNeeds): Pages {
  const longTailAsked = new AskedBefore()
  const renewed = new Revalidation(async (key) => {
    const target = targets.findByKey(key)
    if (target) await queue.run(target.key, () => makeAndKeep(target))
    if (target?.key !== key) cache.forget(key)
  }, onError)

  async function makeAndKeep({ key, make }: Target): Promise<Entry> {
    for (let attempt = 1; ; attempt++) {
      const watch = cache.watch()
      try {
        const { entry, ...kept } = await make()
        const outdated = watch.changed(kept.tags)
        if (outdated && attempt < MOST_RENDERS) continue
        if (!outdated) cache.put(key, entry, kept)
        return entry
      } finally {
        watch.end()
      }
    }
  }

  /** Most are requested once and never again, so a long-tail page is cached from its second request on. */
  async function makeLongTail(target: Target): Promise<Entry> {
    const watch = longTail.watch()
    try {
      const { entry, ...kept } = await target.make()
      if (longTailAsked.note(target.key) && !watch.changed(kept.tags)) longTail.put(target.key, entry, kept)
      return entry
    } finally {
      watch.end()
    }
  }

  function findCached(key: string): Found | undefined {
    const found = cache.find(key) ?? longTail.find(key)
    if (found?.stale) renewed.add([key])
    return found
  }

  /** A query that the page does not know makes no difference: so a flood of them costs no more than one page read often. */
  function findWithoutQuery(key: string): Entry | undefined {
    const mark = key.indexOf('?')
    const found = mark < 0 ? undefined : findCached(key.slice(0, mark))
    return found?.anyQuery ? found.entry : undefined
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
      const make = target.longTail ? makeLongTail : makeAndKeep
      return { kind: 'entry', entry: await queue.run(target.key, () => make(target)) }
    },

    changed({ tags, gone }) {
      longTail.drop(tags)
      if (gone) cache.drop(tags)
      else renewed.add(cache.markStale(tags))
    },

    get stale() {
      return renewed.waiting
    },
  }
}
