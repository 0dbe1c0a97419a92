import type { Change } from '#contract/change.ts'
import type { Page } from '#contract/content.ts'
import type { Language, Site } from '#contract/site.ts'
import { logoOf, markOf } from '#sites/logos.ts'
import type { PageTeaser, Reads } from '#web/blocks/define-block.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'
import { contentStore } from './capabilities/content/content.store.ts'
import type { ContentNeeds, ContentStore } from './capabilities/content/content.ts'
import { PathIndex } from './capabilities/content/path-index.ts'
import { navigationStore } from './capabilities/navigation/navigation.store.ts'
import type { NavigationNeeds } from './capabilities/navigation/navigation.ts'
import { NavigationMemory } from './capabilities/navigation/navigation-memory.ts'
import type { Database } from './db/database.ts'
import { OutboxFollower } from './db/outbox.ts'
import type { HeaderPolicy } from './http/headers.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { addressOf } from './pages/address.ts'
import { type BlockProblem, blockProblems } from './pages/block-rendering.tsx'
import { PageCache } from './pages/page-cache.ts'
import type { RenderNeeds } from './pages/page-rendering.tsx'
import { createPages, type Pages } from './pages/pages.ts'
import { RenderQueue } from './pages/render-queue.ts'
import { type Origins, unknownSiteLinks } from './pages/site-links.ts'
import { createTargets } from './pages/targets.ts'

export type WiringInput = {
  database: Database
  sites: readonly Site[]
  origins: Origins
  assets: Assets
  registry: BlockRegistry
  policy: HeaderPolicy
  cacheBytes: number
  now: () => Date
  onBlockProblem: (problem: BlockProblem) => void
  onRenderError: (error: unknown, key: string) => void
}

export type Wiring = {
  index: PathIndex
  follower: OutboxFollower
  content: ContentNeeds
  navigation: NavigationNeeds
  pages: Pages
  render: RenderNeeds
  cache: PageCache
}

/** Gives each capability what it needs. The only place that knows them all. */
export async function wire(input: WiringInput): Promise<Wiring> {
  const { database, sites, registry } = input
  const siteById = new Map(sites.map((site) => [site.id, site]))
  const store = contentStore(database)
  const index = new PathIndex()
  const follower = new OutboxFollower({
    database,
    apply: (change) => apply(change),
    beginAnew: async () => {
      await fillIndex(index, store)
      navigations.forgetAll()
      cache.clear()
    },
    onError: (error) => input.onRenderError(error, 'what other nodes changed'),
  })
  await follower.begin()
  await fillIndex(index, store)

  const navigation = navigationStore(database)
  const navigations = new NavigationMemory(navigation.find)
  const render: RenderNeeds = {
    registry,
    origins: input.origins,
    assets: input.assets,
    onProblem: input.onBlockProblem,
    lookOf: ({ brand }) => ({ logo: logoOf(brand), icon: markOf(brand) }),
    findNavigation: navigations.find,
    findTranslation: (site, language, key) => index.findTranslation(site, language, key)?.path,
    reads: pageReads(store.findPages, siteById),
  }
  const cache = new PageCache({ maxBytes: input.cacheBytes, now: () => input.now().getTime() })
  const targets = createTargets({
    sites: siteById,
    findAddress: (site, language, path) => index.find(site, language, path),
    pagesOf: (site, language) => index.pagesOf(site, language),
    findPage: async (site, language, path) => (await store.findPages(site, language, [path]))[0] ?? null,
    render,
    policy: input.policy,
    now: input.now,
  })
  const pages = createPages({ targets, cache, queue: new RenderQueue(64, 4), onError: input.onRenderError })

  // In order: two changes of one page that overlap must not leave the older in the index.
  const apply = oneAfterAnother(async (change: Change) => {
    for (const { site, language, path } of change.pages) {
      const [page] = await store.findPages(site, language, [path])
      if (page) index.add(page)
      else index.remove({ site, language, path })
    }
    navigations.forget(change.tags)
    pages.changed(change)
  })

  // A folder has one owner; only a server can have other nodes.
  if (database.engine === 'PostgreSQL') follower.follow()
  const checkBlocks: ContentNeeds['checkBlocks'] = (blocks) => [
    ...blockProblems(registry, blocks),
    ...unknownSiteLinks(blocks, input.origins),
  ]
  return {
    content: { store, checkBlocks, announce: apply },
    navigation: { store: navigation, announce: apply },
    index,
    follower,
    pages,
    render,
    cache,
  }
}

async function fillIndex(index: PathIndex, store: ContentStore): Promise<void> {
  const fresh = new PathIndex()
  for await (const batch of store.allPages()) for (const page of batch) fresh.add(page)
  index.become(fresh)
}

type FindPages = (site: string, language: Language, paths: readonly string[]) => Promise<Page[]>

function pageReads(findPages: FindPages, sites: ReadonlyMap<string, Site>): Reads {
  return {
    async pageTeasers(siteId, language, paths) {
      const site = sites.get(siteId)
      const found = await findPages(siteId, language, paths)
      return found.map(
        ({ path, title, description, picture }): PageTeaser => ({
          path,
          href: site ? addressOf(site, language, path) : path,
          title,
          description,
          picture,
        }),
      )
    },
  }
}
