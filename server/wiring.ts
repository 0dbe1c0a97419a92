import type { Change } from '#contract/change.ts'
import type { Site } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'
import { logoOf, markDrawingOf, markOf } from '#sites/logos.ts'
import type { PageTeaser, Reads } from '#web/blocks/define-block.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'
import { categoryOf } from '#web/messages/page-categories.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import { contentStore } from './capabilities/content/content.store.ts'
import type { ContentNeeds, ContentStore, PageAddress } from './capabilities/content/content.ts'
import { PathIndex } from './capabilities/content/path-index.ts'
import { TeaserMemory } from './capabilities/content/teaser-memory.ts'
import { type AnswerMedia, mediaHttp } from './capabilities/media/media.http.ts'
import { mediaStore } from './capabilities/media/media.store.ts'
import { type MediaNeeds, makeVariants } from './capabilities/media/media.ts'
import { MediaMemory } from './capabilities/media/media-memory.ts'
import { Variants } from './capabilities/media/variants.ts'
import type { NavigationCallNeeds } from './capabilities/navigation/navigation.http.ts'
import { navigationStore } from './capabilities/navigation/navigation.store.ts'
import type { NavigationNeeds } from './capabilities/navigation/navigation.ts'
import { NavigationMemory } from './capabilities/navigation/navigation-memory.ts'
import { shownNavigation } from './capabilities/navigation/shown-navigation.ts'
import { RedirectMemory } from './capabilities/redirects/redirect-memory.ts'
import { redirectStore } from './capabilities/redirects/redirects.store.ts'
import type { RedirectNeeds } from './capabilities/redirects/redirects.ts'
import { MemoryEngine } from './capabilities/search/memory-engine.ts'
import { searchStore } from './capabilities/search/search.store.ts'
import { type SearchNeeds, searchPages } from './capabilities/search/search.ts'
import { Upkeep } from './capabilities/search/upkeep.ts'
import type { Database } from './db/database.ts'
import { OutboxFollower } from './db/outbox.ts'
import type { HeaderPolicy } from './http/headers.ts'
import type { Jobs } from './jobs/jobs.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { addressOf } from './pages/address.ts'
import { type BlockProblem, blockProblems } from './pages/block-rendering.tsx'
import { languageMenu } from './pages/language-menu.ts'
import { PageCache } from './pages/page-cache.ts'
import type { RenderNeeds } from './pages/page-rendering.tsx'
import { createPages, type Pages } from './pages/pages.ts'
import { RenderQueue, RenderQueueFullError } from './pages/render-queue.ts'
import { type Origins, resolveSiteLinks, unknownSiteLinks } from './pages/site-links.ts'
import { createTargets } from './pages/targets.ts'

export type WiringInput = {
  database: Database
  jobs: Jobs
  sites: readonly Site[]
  origins: Origins
  assets: Assets
  registry: BlockRegistry
  policy: HeaderPolicy
  tagManagers: ReadonlyMap<string, string>
  cacheBytes: number
  /** Where pictures are kept. */
  storage: FileStore
  pictureCacheBytes: number
  now: () => Date
  onBlockProblem: (problem: BlockProblem) => void
  onRenderError: (error: unknown, key: string) => void
  onProblem: (error: unknown, sentence: string) => void
}

export type Wiring = {
  index: PathIndex
  follower: OutboxFollower
  content: ContentNeeds
  navigation: NavigationNeeds
  navigationCalls: NavigationCallNeeds
  redirects: RedirectNeeds
  media: MediaNeeds
  answerMedia: AnswerMedia
  search: SearchNeeds
  searchUpkeep: Upkeep
  pages: Pages
  render: RenderNeeds
  cache: PageCache
  variants: PageCache
}

/** The part of the page cache that variants of pages may fill. */
const VARIANTS_SHARE = 0.05

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
      teasers.forgetAll()
      redirectMemory.become(await redirects.all())
      searchUpkeep.begin()
      cache.clear()
      variants.clear()
    },
    onError: (error) => input.onRenderError(error, 'what other nodes changed'),
  })
  await follower.begin()
  await fillIndex(index, store)
  const redirects = redirectStore(database)
  const redirectMemory = new RedirectMemory()
  redirectMemory.become(await redirects.all())

  const { search, searchUpkeep } = wireSearch(input, siteById)
  searchUpkeep.begin()

  const navigation = navigationStore(database)
  const navigations = new NavigationMemory(async (site, language) => {
    const stored = await navigation.find(site, language)
    return stored && shownNavigation(resolveSiteLinks(stored, input.origins))
  })
  const teasers = new TeaserMemory(store.findTeasers)
  const render: RenderNeeds = {
    registry,
    origins: input.origins,
    assets: input.assets,
    onProblem: input.onBlockProblem,
    lookOf: ({ brand }) => ({ logo: logoOf(brand), icon: markOf(brand) }),
    shopOrigin: input.policy.shopOrigin,
    tagManagers: input.tagManagers,
    findNavigation: navigations.find,
    findTranslation: (site, language, key) => index.findTranslation(site, language, key)?.path,
    reads: { ...pageReads(teasers.find, siteById), searchPages: (question) => searchPages(search, question) },
  }
  const now = () => input.now().getTime()
  const cache = new PageCache({ maxBytes: (1 - VARIANTS_SHARE) * input.cacheBytes, now })
  const variants = new PageCache({ maxBytes: VARIANTS_SHARE * input.cacheBytes, now })
  const targets = createTargets({
    sites: siteById,
    findAddress: (site, language, path) => index.find(site, language, path),
    pagesOf: (site, language) => index.pagesOf(site, language),
    findRedirect: (site, url) => redirectMemory.find(site, url),
    findPage: async (site, language, path) => (await store.findPages(site, language, [path]))[0] ?? null,
    drawingsOf: ({ brand }) => ({ logo: logoOf(brand), mark: markDrawingOf(brand) }),
    render,
    policy: input.policy,
    now: input.now,
  })
  const pages = createPages({ targets, cache, variants, queue: new RenderQueue(64, 4), onError: input.onRenderError })

  // In order: two changes of one page that overlap must not leave the older in the index.
  const apply = oneAfterAnother(async (change: Change) => {
    await followIndex(index, store, change.pages)
    await searchUpkeep.follow(change.pages)
    navigations.forget(change.tags)
    teasers.forget(change.tags)
    if (change.tags.some(tags.isOfRedirects)) redirectMemory.become(await redirects.all())
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
    navigationCalls: {
      findSite: (id) => siteById.get(id),
      findShown: navigations.find,
      findPlace: async (site, id) => {
        const page = await store.findById(id)
        return page?.site === site.id ? { address: addressOf(site, page.language, page.path), key: page.key } : null
      },
      languageMenu: (site, language, key) =>
        languageMenu(site, language, (other) =>
          addressOf(site, other, (key && index.findTranslation(site.id, other, key)?.path) || '/'),
        ),
    },
    redirects: { store: redirects, siteIds: [...siteById.keys()], announce: apply },
    ...wireMedia(input),
    search,
    searchUpkeep,
    index,
    follower,
    pages,
    render,
    cache,
    variants,
  }
}

/** Pictures have a queue of their own, one at a time: to encode one takes as long as to render a hundred pages. */
function wireMedia(input: WiringInput): Pick<Wiring, 'media' | 'answerMedia'> {
  const { storage: files, onProblem } = input
  const store = mediaStore(input.database)
  const memory = new MediaMemory(store.findMany)
  const queue = new RenderQueue(64)
  const variants = new Variants({ files, inTurn: (key, work) => queue.run(key, work), onProblem })
  const isBusy = (error: unknown) => error instanceof RenderQueueFullError
  const media: MediaNeeds = { store, files, memory, variants, afterSave: (id) => later({ id }) }
  const later = input.jobs.define<{ id: string }>({ name: 'make-variants', run: ({ id }) => makeVariants(media, id) })
  return {
    media,
    answerMedia: mediaHttp({ memory, variants, cacheBytes: input.pictureCacheBytes, isBusy, onProblem }),
  }
}

function wireSearch(
  { database, onProblem }: WiringInput,
  sites: ReadonlyMap<string, Site>,
): Pick<Wiring, 'search' | 'searchUpkeep'> {
  const searchUpkeep = new Upkeep({ engine: new MemoryEngine(), store: searchStore(database), onProblem })
  const hrefOf = ({ site, language, path }: PageAddress) => addressOf(sites.get(site) as Site, language, path)
  return { searchUpkeep, search: { engine: searchUpkeep.engine, hrefOf, categoryOf } }
}

async function fillIndex(index: PathIndex, store: ContentStore): Promise<void> {
  const fresh = new PathIndex()
  for await (const batch of store.allListed()) for (const page of batch) fresh.add(page)
  index.become(fresh)
}

/** Brings these addresses of the index up to date. */
async function followIndex(index: PathIndex, store: ContentStore, changed: Change['pages']): Promise<void> {
  const places = Map.groupBy(changed, ({ site, language }) => `${site} ${language}`)
  for (const addresses of places.values()) {
    const { site, language } = addresses[0] as PageAddress
    const found = await store.findListed(
      site,
      language,
      addresses.map(({ path }) => path),
    )
    for (const address of addresses) index.remove(address)
    for (const page of found) index.add(page)
  }
}

function pageReads(findTeasers: TeaserMemory['find'], sites: ReadonlyMap<string, Site>): Pick<Reads, 'pageTeasers'> {
  return {
    async pageTeasers(siteId, language, paths) {
      const site = sites.get(siteId)
      const found = await findTeasers(siteId, language, paths)
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
