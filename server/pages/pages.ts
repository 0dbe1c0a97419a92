import type { Page } from '#contract/content.ts'
import type { Language, Site } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'
import { type Entry, makeEntry } from '#server/http/entry.ts'
import { readAddress } from './address.ts'
import { readDeclaredQuery } from './declared-query.ts'
import type { PageCache } from './page-cache.ts'
import { type RenderedPage, type RenderNeeds, renderNotFound, renderPage } from './page-rendering.tsx'
import type { RenderQueue } from './render-queue.ts'
import { Revalidation } from './revalidation.ts'

export type PagesNeeds = {
  sites: ReadonlyMap<string, Site>
  /** Whether there is a page at an address, known without asking the database. */
  findAddress: (site: string, language: Language, path: string) => { blockTypes: readonly string[] } | undefined
  findPage: (site: string, language: Language, path: string) => Promise<Page | null>
  render: RenderNeeds
  cache: PageCache
  queue: RenderQueue
  now: () => Date
  onError: (error: unknown, key: string) => void
}

type PageAnswer = { kind: 'entry'; entry: Entry } | { kind: 'redirect'; to: string }

export type Pages = {
  /** The page at an address as it was sent, if it is in the cache under just that address. Cheap: no parsing. */
  findCached(site: Site, url: string): Entry | undefined
  /** The page at an address, from the cache or newly rendered. */
  answer(site: Site, url: string): Promise<PageAnswer>
  /** Something that pages were made from has changed. */
  changed(change: { tags: readonly string[]; gone: boolean }): void
}

/** Rendered at most so often when content changes under it; then it is sent, but not kept. */
const MOST_RENDERS = 3
/** A page that lacks a block is tried again soon. */
const INCOMPLETE_LIFE = 5000
const NOT_FOUND = /\/ 404 (\w+)$/

type Target = { kind: 'render'; key: string; render: () => Promise<RenderedPage> }

export function createPages(needs: PagesNeeds): Pages {
  const { cache, queue, sites } = needs

  const renewed = new Revalidation(async (key) => {
    const target = targetOfKey(key)
    if (target) await queue.run(target.key, () => renderAndKeep(target))
    if (target?.key !== key) cache.forget(key)
  }, needs.onError)

  /** What a key stands for now. The page may have lost a parameter since, or be gone. */
  function targetOfKey(key: string): Target | undefined {
    const slash = key.indexOf('/')
    const site = sites.get(key.slice(0, slash))
    if (!site) return undefined
    const language = NOT_FOUND.exec(key)?.[1]
    if (language) return notFound(site, language as Language)
    const target = find(site, key.slice(slash))
    return target.kind === 'render' ? target : undefined
  }

  function find(site: Site, url: string): Target | { kind: 'redirect'; to: string } {
    const { pathname, search, query } = splitUrl(url)
    const address = readAddress(site, pathname)
    if (address.kind === 'redirect') return { kind: 'redirect', to: address.to + search }
    const page = address.kind === 'page' ? needs.findAddress(site.id, address.language, address.path) : undefined
    if (address.kind === 'missing' || !page) return notFound(site, address.language)
    const { params, canonical } = readDeclaredQuery(needs.render.registry, page.blockTypes, query)
    const { language, path } = address
    return {
      kind: 'render',
      key: `${site.id}${pathname}${canonical}`,
      render: async () => {
        const stored = await needs.findPage(site.id, language, path)
        if (stored) return renderPage(needs.render, { site, page: stored, params, now: needs.now() })
        // Removed while this render waited. It has the page's tag too, so that it goes when the page comes back.
        const missing = await renderNotFound(needs.render, site, language)
        return { ...missing, tags: [...missing.tags, tags.page(site.id, language, path)] }
      },
    }
  }

  /** One for each site and language, whatever the address was. No address has a space, so none can collide with its key. */
  function notFound(site: Site, language: Language): Target {
    return {
      kind: 'render',
      key: `${site.id}/ 404 ${language}`,
      render: () => renderNotFound(needs.render, site, language),
    }
  }

  async function renderAndKeep({ key, render }: Target): Promise<Entry> {
    for (let attempt = 1; ; attempt++) {
      const watch = cache.watch()
      try {
        const page = await render()
        const entry = await toEntry(page)
        const outdated = watch.changed(page.tags)
        if (outdated && attempt < MOST_RENDERS) continue
        if (!outdated) cache.put(key, entry, { tags: page.tags, validUntil: lastsUntil(page, needs.now()) })
        return entry
      } finally {
        watch.end()
      }
    }
  }

  function findCached(key: string): Entry | undefined {
    const found = cache.find(key)
    if (found?.stale) renewed.add([key])
    return found?.entry
  }

  return {
    findCached: (site, url) => findCached(site.id + url),

    async answer(site, url) {
      const target = find(site, url)
      if (target.kind === 'redirect') return target
      const entry = findCached(target.key) ?? (await queue.run(target.key, () => renderAndKeep(target)))
      return { kind: 'entry', entry }
    },

    changed({ tags, gone }) {
      if (gone) cache.drop(tags)
      else renewed.add(cache.markStale(tags))
    },
  }
}

function toEntry({ html, whole, status }: RenderedPage): Promise<Entry> {
  return makeEntry({
    status,
    body: Buffer.from(html),
    type: 'text/html; charset=utf-8',
    cacheControl: whole ? 'public, max-age=0, must-revalidate' : 'no-store',
    compress: true,
  })
}

function lastsUntil({ validUntil, whole }: RenderedPage, now: Date): number {
  const own = validUntil?.getTime() ?? Number.POSITIVE_INFINITY
  return whole ? own : Math.min(own, now.getTime() + INCOMPLETE_LIFE)
}

function splitUrl(url: string): { pathname: string; search: string; query: URLSearchParams } {
  const mark = url.indexOf('?')
  const pathname = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  return { pathname, search, query: new URLSearchParams(search) }
}
