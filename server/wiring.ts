import type { StoredBlock } from '#contract/content.ts'
import type { Navigation } from '#contract/navigation.ts'
import { pageOffer } from '#contract/offer.ts'
import type { Site } from '#contract/site.ts'
import { logoOf, markDrawingOf, markOf } from '#sites/logos.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import { loadCategory } from '#web/cards/cards.load.ts'
import type { Assets } from '#web/document/document.ts'
import { cartWarningText, checkoutWarningText, codeProblemText } from '#web/messages/cart-texts.ts'
import { groupNameOf } from '#web/messages/content-groups.ts'
import { message } from '#web/messages/message.ts'
import { categoryOf } from '#web/messages/page-categories.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import { openAnsweredRequests } from './capabilities/answered-requests/answered-requests.capability.ts'
import { openBuildFiles } from './capabilities/build-files/build-files.capability.ts'
import { openCards } from './capabilities/cards/cards.capability.ts'
import type { CardNeeds } from './capabilities/cards/cards.ts'
import { openCart } from './capabilities/cart/cart.capability.ts'
import { openCatalogue } from './capabilities/catalogue/catalogue.capability.ts'
import { ratingChange } from './capabilities/catalogue/catalogue.store.ts'
import { openCodes } from './capabilities/codes/codes.capability.ts'
import { openContent } from './capabilities/content/content.capability.ts'
import { openGuessLimits } from './capabilities/guess-limits/guess-limits.capability.ts'
import { openLikes } from './capabilities/likes/likes.capability.ts'
import { openMedia } from './capabilities/media/media.capability.ts'
import { openNavigation } from './capabilities/navigation/navigation.capability.ts'
import { openRedirects } from './capabilities/redirects/redirects.capability.ts'
import { openReports } from './capabilities/reports/reports.capability.ts'
import type { Fault } from './capabilities/reports/reports.ts'
import { openReviews } from './capabilities/reviews/reviews.capability.ts'
import { openSearch } from './capabilities/search/search.capability.ts'
import { openTaxonomy } from './capabilities/taxonomy/taxonomy.capability.ts'
import type { Capability } from './capability.ts'
import { ChangeFeed } from './change-feed.ts'
import type { Database } from './db/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import { pageLookups } from './page-lookups.ts'
import { type Origins, resolveSiteLinks, unknownSiteLinks } from './pages/addresses/site-links.ts'
import { openPages } from './pages/open-pages.ts'
import { type BlockProblem, blockProblems } from './pages/rendering/block-rendering.tsx'
import { cartFrame } from './pages/rendering/cart-frame.ts'
import type { RenderNeeds } from './pages/rendering/page-rendering.tsx'
import type { HeaderPolicy } from './responses/headers.ts'
import { thesauri } from './thesaurus/thesauri.ts'

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
  pictureCacheBytes: number
  files: FileStore
  now: () => Date
  logFault: (fault: Fault) => void
  onBlockProblem: (problem: BlockProblem) => void
  showBlockProblem: ((problem: BlockProblem) => string) | undefined
  onRenderError: (error: unknown, key: string) => void
  onProblem: (error: unknown, sentence: string) => void
  onNote: (sentence: string) => void
}

/** Opens every capability with its dependencies, in dependency order. The only place that knows them all. */
export async function wire(input: WiringInput) {
  const { database, jobs, registry, origins, policy, files, now, onProblem } = input
  const sites = new Map(input.sites.map((site) => [site.id, site]))
  const feed = new ChangeFeed({ database, onProblem, onNote: input.onNote })
  const { announce } = feed
  await feed.begin()

  const checkBlocks = (blocks: readonly StoredBlock[]) => [
    ...blockProblems(registry, blocks),
    ...unknownSiteLinks(blocks, origins),
  ]
  const content = await openContent({ database, announce, checkBlocks })
  const shop = shopOf(input.sites)
  const shopAddress = (site: string, path: string) => (site === shop.id ? path : `${origins.get(shop.id)}${path}`)
  const catalogue = await openCatalogue({ database, announce, shop, shopAddress })
  const { findOffer } = catalogue
  const lookups = pageLookups(content, sites, (code) => {
    const offer = findOffer(code)
    return offer && pageOffer(offer)
  })
  const redirects = await openRedirects({ database, announce, siteIds: [...sites.keys()] })
  const resolveLinks = (stored: Navigation) => resolveSiteLinks(stored, origins)
  const findSite = (id: string) => sites.get(id)
  const navigation = openNavigation({ database, announce, resolveLinks, findSite, ...lookups })
  const taxonomy = openTaxonomy({ database, announce })
  const likes = openLikes({ database, announce, onProblem })
  const others = { findTaxonomy: taxonomy.find, likeCounts: likes.counts, hrefOf: lookups.hrefOf }
  const search = openSearch({
    ...{ database, sites, ...others, categoryOf, groupNameOf, onProblem, findOffer, shopAddress },
    thesauri: thesauri(),
    shop: { site: shop.id, language: shop.languages[0] },
    priceOf: catalogue.priceOf,
    buyText: (language) => message(language, 'buy'),
  })
  const media = openMedia({ database, jobs, files, cacheBytes: input.pictureCacheBytes, onProblem })
  const codes = openCodes({ database })
  const cart = openCart({
    ...{ database, jobs, shop, shopAddress, now, findCodes: codes.find },
    frame: { kind: 'document', document: cartFrame(), page: { framing: 'other-sites' } },
    productsOn: async (day) => {
      const tree = await taxonomy.find(shop.id, shop.languages[0])
      return (code) => catalogue.productOn(day, code, tree)
    },
    texts: { warning: cartWarningText, checkoutWarning: checkoutWarningText, codeProblem: codeProblemText },
  })
  const isProduct = (code: string) => catalogue.find(code) !== undefined
  const reviews = openReviews({ database, announce, isProduct, changeOf: ratingChange })
  const guessLimits = openGuessLimits({ database, jobs })
  const answeredRequests = openAnsweredRequests({ database, jobs })
  const buildFiles = openBuildFiles({ database })

  const render: RenderNeeds = {
    showProblem: input.showBlockProblem,
    ...{ registry, origins, assets: input.assets, tagManagers: input.tagManagers, onProblem: input.onBlockProblem },
    lookOf: ({ brand }) => ({ logo: logoOf(brand), icon: markOf(brand) }),
    shopOrigin: policy.shopOrigin,
    findNavigation: navigation.find,
    findTranslation: lookups.findTranslation,
    reads: {
      ...lookups.reads,
      ...search.reads,
      taxonomy: taxonomy.find,
      likeCounts: likes.counts,
      reviews: reviews.newest,
      shopProduct: catalogue.teaserOf,
    },
  }
  const pages = openPages({
    ...{ sites, render, policy, now, cacheBytes: input.cacheBytes, onRenderError: input.onRenderError },
    ...lookups,
    findRedirect: redirects.find,
    drawingsOf: ({ brand }) => ({ logo: logoOf(brand), mark: markDrawingOf(brand) }),
  })
  const cardsOf: CardNeeds['cardsOf'] = async (question) => {
    const { cards } = await loadCategory(render.reads, { ...question, now: now() })
    // Pages leave the number in stock out; a call may tell it.
    return cards.map((card) =>
      card.type === 'lkProductCard' ? { ...card, stock: findOffer(card.code)?.stock ?? null } : card,
    )
  }
  const cards = openCards({ findTaxonomy: taxonomy.find, cardsOf })
  const reports = openReports({ logFault: input.logFault })

  // Search comes after the taxonomy, whose names it indexes. Pages come last: they are rendered again from what the others have brought
  // up to date.
  const capabilities: readonly Capability[] = [
    ...[content, catalogue, taxonomy, search, navigation, redirects, media, likes, cards, reports],
    ...[codes, cart, reviews, guessLimits, buildFiles, answeredRequests, pages],
  ]
  feed.tell(capabilities)
  const open = {
    content,
    catalogue,
    codes,
    reviews,
    redirects,
    navigation,
    taxonomy,
    search,
    media,
    guessLimits,
    answeredRequests,
    buildFiles,
    render,
  }
  return { capabilities, feed, ...open, ...pages }
}

function shopOf(sites: readonly Site[]): Site {
  const shop = sites.find(({ features }) => features.includes('shop'))
  if (!shop) throw new Error('No site has the feature shop.')
  return shop
}
