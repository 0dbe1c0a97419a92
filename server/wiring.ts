import type { Change } from '#contract/change.ts'
import type { Site } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'
import { logoOf, markDrawingOf, markOf } from '#sites/logos.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import { loadCategory } from '#web/cards/cards.load.ts'
import type { Assets } from '#web/document/document.ts'
import { groupNameOf } from '#web/messages/content-groups.ts'
import { categoryOf } from '#web/messages/page-categories.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import type { CardNeeds } from './capabilities/cards/cards.ts'
import { contentStore } from './capabilities/content/content.store.ts'
import type { ContentNeeds, ContentStore, PageAddress } from './capabilities/content/content.ts'
import { PathIndex } from './capabilities/content/path-index.ts'
import { TeaserMemory } from './capabilities/content/teaser-memory.ts'
import { LikeBook } from './capabilities/likes/like-book.ts'
import { likeStore } from './capabilities/likes/likes.store.ts'
import { likeCounts } from './capabilities/likes/likes.ts'
import { type AnswerMedia, mediaHttp } from './capabilities/media/media.http.ts'
import { mediaStore } from './capabilities/media/media.store.ts'
import { type MediaNeeds, makeVariants } from './capabilities/media/media.ts'
import { MediaMemory } from './capabilities/media/media-memory.ts'
import { Variants } from './capabilities/media/variants.ts'
import type { NavigationCallNeeds } from './capabilities/navigation/navigation.http.ts'
import { navigationStore } from './capabilities/navigation/navigation.store.ts'
import type { NavigationNeeds } from './capabilities/navigation/navigation.ts'
import { shownNavigation } from './capabilities/navigation/shown-navigation.ts'
import { RedirectMemory } from './capabilities/redirects/redirect-memory.ts'
import { redirectStore } from './capabilities/redirects/redirects.store.ts'
import type { RedirectNeeds } from './capabilities/redirects/redirects.ts'
import { contentGroupOptions } from './capabilities/search/content-groups.ts'
import { openSearchIndex } from './capabilities/search/engine/open-search-index.ts'
import { foundPages, searchStore } from './capabilities/search/search.store.ts'
import { type SearchNeeds, searchPages } from './capabilities/search/search.ts'
import { Upkeep } from './capabilities/search/upkeep.ts'
import { taxonomyStore } from './capabilities/taxonomy/taxonomy.store.ts'
import type { TaxonomyNeeds } from './capabilities/taxonomy/taxonomy.ts'
import type { Database } from './db/database.ts'
import { OutboxFollower, recordChange } from './db/outbox.ts'
import type { HeaderPolicy } from './http/headers.ts'
import type { Jobs } from './jobs/jobs.ts'
import { LanguageMemory } from './language-memory.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { pageReads } from './page-reads.ts'
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
  showBlockProblem: ((problem: BlockProblem) => string) | undefined
  onRenderError: (error: unknown, key: string) => void
  onProblem: (error: unknown, sentence: string) => void
}

export type Wiring = {
  index: PathIndex
  follower: OutboxFollower
  content: ContentNeeds
  navigation: NavigationNeeds
  taxonomy: TaxonomyNeeds
  navigationCalls: NavigationCallNeeds
  redirects: RedirectNeeds
  media: MediaNeeds
  answerMedia: AnswerMedia
  likes: LikeBook
  cards: CardNeeds
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
      taxonomies.forgetAll()
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

  const navigation = navigationStore(database)
  const navigations = new LanguageMemory(tags.navigation, async (site, language) => {
    const stored = await navigation.find(site, language)
    return stored && shownNavigation(resolveSiteLinks(stored, input.origins))
  })
  const taxonomy = taxonomyStore(database)
  const taxonomies = new LanguageMemory(tags.taxonomy, taxonomy.find)
  const teasers = new TeaserMemory(store.findTeasers)
  const likes = new LikeBook({
    store: likeStore(database),
    onCounted: async (counts) => {
      const change: Change = { tags: [], gone: false, pages: [], likes: counts }
      await database.transaction((tx) => recordChange(tx, change))
      await apply(change)
    },
    onProblem: input.onProblem,
  })
  const { search, searchUpkeep } = wireSearch(input, siteById, {
    findTaxonomy: taxonomies.find,
    likeCounts: (ids) => likeCounts(likes, ids),
  })
  searchUpkeep.begin()
  const render: RenderNeeds = {
    registry,
    origins: input.origins,
    assets: input.assets,
    onProblem: input.onBlockProblem,
    showProblem: input.showBlockProblem,
    lookOf: ({ brand }) => ({ logo: logoOf(brand), icon: markOf(brand) }),
    shopOrigin: input.policy.shopOrigin,
    tagManagers: input.tagManagers,
    findNavigation: navigations.find,
    findTranslation: (site, language, key) => index.findTranslation(site, language, key)?.path,
    reads: {
      ...pageReads(teasers.find, store.findItems, siteById),
      taxonomy: taxonomies.find,
      searchPages: (question) => searchPages(search, question),
      contentGroups: async (site, language) => ({
        options: await contentGroupOptions(search, { site, language }),
        initial: siteById.get(site)?.searchGroup ?? 0,
      }),
      likeCounts: (ids) => likeCounts(likes, ids),
    },
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
    if (change.likes) searchUpkeep.setLikes(change.likes)
    navigations.forget(change.tags)
    taxonomies.forget(change.tags)
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
    taxonomy: { store: taxonomy, announce: apply },
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
    likes,
    cards: {
      findTaxonomy: taxonomies.find,
      cardsOf: async (question) => (await loadCategory(render.reads, { ...question, now: input.now() })).cards,
    },
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
  others: Pick<SearchNeeds, 'findTaxonomy' | 'likeCounts'>,
): Pick<Wiring, 'search' | 'searchUpkeep'> {
  const onLost = (error: Error) => {
    onProblem(error, 'The search index was lost and is filled again')
    searchUpkeep.begin()
  }
  const index = openSearchIndex({ onProblem, onLost })
  const searchUpkeep = new Upkeep({ index, store: searchStore(database), onProblem })
  const search = {
    ...others,
    index: searchUpkeep.index,
    ...foundPages(database, (site) => sites.get(site)?.productType),
    hrefOf: ({ site, language, path }: PageAddress) => addressOf(sites.get(site) as Site, language, path),
    categoryOf,
    groupNameOf,
  }
  return { searchUpkeep, search }
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
