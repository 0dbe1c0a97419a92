import type { StoredBlock } from '#contract/content/content.ts'
import type { Navigation } from '#contract/navigation/navigation.ts'
import { pageOffer } from '#contract/shop/offer.ts'
import { openAskedQuestions } from '#server/capabilities/asked-questions/asked-questions.capability.ts'
import { openBuildFiles } from '#server/capabilities/build-files/build-files.capability.ts'
import { openCards } from '#server/capabilities/cards/cards.capability.ts'
import type { CardNeeds } from '#server/capabilities/cards/cards.ts'
import { openContent } from '#server/capabilities/content/content.capability.ts'
import { openFiles } from '#server/capabilities/files/files.capability.ts'
import { openLikes } from '#server/capabilities/likes/likes.capability.ts'
import { openLunchMenus } from '#server/capabilities/lunch-menus/lunch-menus.capability.ts'
import { openMedia } from '#server/capabilities/media/media.capability.ts'
import { openNavigation } from '#server/capabilities/navigation/navigation.capability.ts'
import { openRedirects } from '#server/capabilities/redirects/redirects.capability.ts'
import { openReports } from '#server/capabilities/reports/reports.capability.ts'
import { listFormProducts } from '#server/capabilities/search/form-products.ts'
import { openSearch } from '#server/capabilities/search/search.capability.ts'
import { openSiteTexts } from '#server/capabilities/site-texts/site-texts.capability.ts'
import { openTaxonomy } from '#server/capabilities/taxonomy/taxonomy.capability.ts'
import type { Capability } from '#server/capability.ts'
import { ChangeFeed } from '#server/changes/change-feed.ts'
import { openOutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { resolveSiteLinks, unknownSiteLinks } from '#server/pages/addresses/site-links.ts'
import { openPages } from '#server/pages/open-pages.ts'
import { blockProblems } from '#server/pages/rendering/block-rendering.tsx'
import { type RenderNeeds, renderNotice } from '#server/pages/rendering/page-rendering.tsx'
import { thesauri } from '#server/thesaurus/thesauri.ts'
import { logoFileOf, logoOf, markDrawingOf, markOf } from '#sites/logos.ts'
import { openJobTitles } from '#web/blocks/job-application-form/job-application-form.load.ts'
import { loadCategory } from '#web/cards/cards.load.ts'
import { weekdayName } from '#web/format/weekday.ts'
import { message } from '#web/messages/message.ts'
import { categoryOf } from '#web/messages/pages/page-categories.ts'
import { deliveryAnswer, priceAnswer } from '#web/messages/search/answer-texts.ts'
import { groupNameOf } from '#web/messages/search/content-groups.ts'
import { limitText } from '#web/messages/search/limit-text.ts'
import { withdrawalNotice } from '#web/messages/shop/withdrawal-notices.ts'
import { openAccounts } from './customers.ts'
import { formOffers } from './form-offers.ts'
import { openOffice } from './office.ts'
import { pageLookups } from './page-lookups.ts'
import { openShop } from './shop.ts'
import type { WiringInput } from './wiring-input.ts'
import { openWriting } from './writing.ts'

/** Opens every capability with its dependencies, in dependency order. The only place that knows them all. */
export async function wire(input: WiringInput) {
  const { database, jobs, registry, origins, policy, files, now, onProblem } = input
  const sites = new Map(input.sites.map((site) => [site.id, site]))
  const feed = new ChangeFeed({ database, onProblem, onWarning: input.onWarning, onNote: input.onNote })
  await feed.begin()

  const checkBlocks = (blocks: readonly StoredBlock[]) => [
    ...blockProblems(registry, blocks),
    ...unknownSiteLinks(blocks, origins),
  ]
  const mail = openOutgoingMail({
    database,
    jobs,
    mailer: input.mailer,
    retry: input.mailRetry,
    onProblem,
    onNote: input.onNote,
  })
  const content = await openContent({ database, checkBlocks })
  const taxonomy = openTaxonomy({ database })
  const shop = await openShop(input, {
    mail,
    findTaxonomy: taxonomy.find,
    withdrawalNotice: (site, language, said) => renderNotice(render, site, language, withdrawalNotice(language, said)),
  })
  const { findOffer, priceOf, placeOf, deliveryDaysOf, teaserOf } = shop.catalogue
  const lookups = pageLookups(
    content,
    sites,
    {
      isHidden: shop.catalogue.isHidden,
      apart: shop.catalogue.apart,
      shop: shop.site.id,
      findOffer: (code) => {
        const offer = findOffer(code)
        return offer && pageOffer(offer)
      },
    },
    origins,
    shop.stated,
  )
  const redirects = await openRedirects({ database, siteIds: [...sites.keys()] })
  const resolveLinks = (stored: Navigation) => resolveSiteLinks(stored, origins)
  const findSite = (id: string) => sites.get(id)
  const navigation = openNavigation({ database, resolveLinks, findSite, ...lookups })
  const siteTexts = openSiteTexts({ database })
  const likes = openLikes({ database, onProblem })
  const others = { findTaxonomy: taxonomy.find, likeCounts: likes.counts, hrefOf: lookups.hrefOf }
  const askedQuestions = openAskedQuestions({ database, jobs, now, onProblem })
  const search = openSearch({
    database,
    sites,
    thesauri: thesauri(),
    now,
    ...others,
    categoryOf,
    groupNameOf,
    limitText,
    onProblem,
    findOffer,
    priceOf,
    placeOf: (site, code) => (site === shop.site.id ? placeOf(code) : undefined),
    isHidden: lookups.isHidden,
    deliveryDaysOf,
    deliveryWeekdays: shop.delivery.weekdays,
    weekdayName,
    shopAddress: shop.shopAddress,
    shop: shop.place,
    stated: shop.stated,
    buyText: (language) => message(language, 'buy'),
    onAsked: ({ isAnswered, ...question }) => {
      askedQuestions.recorder.asked(question)
      if (isAnswered) askedQuestions.recorder.opened(question)
    },
    priceText: priceAnswer,
    deliveryPlaces: shop.delivery.places,
    deliveryText: deliveryAnswer,
  })
  const media = openMedia({ database, jobs, files, cacheBytes: input.pictureCacheBytes, onProblem })
  const documents = openFiles({ files, cacheBytes: input.pictureCacheBytes / 4, onProblem })
  const buildFiles = openBuildFiles({ database })

  const render: RenderNeeds = {
    showProblem: input.showBlockProblem,
    registry,
    origins,
    assets: input.assets,
    tagManagers: input.tagManagers,
    onProblem: input.onBlockProblem,
    lookOf: ({ brand }) => ({ logo: logoOf(brand), icon: markOf(brand) }),
    shopOrigin: policy.shopOrigin,
    findNavigation: navigation.find,
    findTexts: siteTexts.find,
    findTranslation: lookups.findTranslation,
    isHidden: lookups.isHidden,
    reads: {
      ...lookups.reads,
      ...search.reads,
      taxonomy: taxonomy.find,
      likeCounts: likes.counts,
      reviews: shop.reviews.newest,
      shopProduct: teaserOf,
      deliveryPlan: shop.delivery.plan,
      shopSettings: shop.settings.known,
      logo: logoFileOf,
    },
  }
  const pages = openPages({
    sites,
    render,
    policy,
    now,
    cacheBytes: input.cacheBytes,
    onRenderError: input.onRenderError,
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
  const lunchMenus = openLunchMenus({
    database,
    jobs,
    now,
    findTaxonomy: taxonomy.find,
    recipesOf: (query) => lookups.reads.items({ ...query, kind: 'recipe' }),
  })
  const reports = openReports({ logFault: input.logFault })
  const offered = formOffers({
    pagesOf: lookups.pagesOf,
    findPages: content.store.findPages,
    origins,
    // The same list as `GET /api/search/all-products`, from which the visitor chose.
    products: (place) => listFormProducts({ search: search.needs, findSite }, place),
    // The same list that the form shows.
    jobs: async ({ site, language }) => openJobTitles(lookups.reads, { site, language, now: now() }),
  })
  const hasBlock = (site: string, type: string) => content.index.hasBlock(site, type)
  const writing = openWriting(input, { mail, findSite, hasBlock, render, offered, findPlace: lookups.findPlace })
  const customers = openAccounts(input, {
    mail,
    shop: shop.site,
    accountYears: async () => (await shop.settings.read()).accountYears,
    carts: shop.carts,
    counts: writing.guessLimits.counts,
    pauses: writing.guessLimits.pauses,
    captcha: writing.captcha,
    render,
  })

  const office = openOffice(input, {
    mail,
    shop,
    render,
    hrefOf: lookups.hrefOf,
    counts: writing.guessLimits.counts,
    pauses: writing.guessLimits.pauses,
  })

  // Search comes after the taxonomy, whose names it indexes. Pages come last: they are rendered again from what the others have brought
  // up to date.
  const capabilities: readonly Capability[] = [
    ...[
      mail,
      content,
      taxonomy,
      ...shop.capabilities,
      office.live,
      search,
      navigation,
      siteTexts,
      redirects,
      media,
      documents,
      likes,
    ],
    ...[cards, askedQuestions, lunchMenus, reports, buildFiles, ...writing.capabilities, customers],
    ...office.capabilities,
    pages,
  ]
  feed.tell(capabilities)
  const open = {
    mail,
    content,
    redirects,
    navigation,
    siteTexts,
    taxonomy,
    search,
    media,
    documents,
    buildFiles,
    render,
  }
  const { settings, catalogue, codes, delivery, reviews, orders } = shop
  return {
    ...open,
    ...writing,
    ...pages,
    customers,
    staff: office.staff,
    live: office.live,
    settings,
    catalogue,
    codes,
    delivery,
    reviews,
    orders,
    capabilities,
    feed,
  }
}
