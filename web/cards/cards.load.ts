import { type Card, itemKindOf } from '#contract/content/card.ts'
import type { CardType, ItemCardType } from '#contract/content/card-types.ts'
import { MAX_CARDS } from '#contract/content/filtered-cards.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language } from '#contract/site.ts'
import { dayIn, nextDayIn } from '#contract/values/days.ts'
import type { LoadContext, Loaded, PageTeaser, Reads } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'
import type { CardsProps } from './cards.schema.ts'
import { cardOfPage, shopCard } from './page-card.ts'

/** The loaded data of a block's cards. */
export type CardsData = {
  /** Cards of pages, by path, and of products of the shop, by code. */
  pages: Record<string, Card>
  /** Results of the query. */
  found: Card[]
  /** Today's date in Finland, in ISO format. */
  today: string
}

export type CardReads = Pick<Reads, 'pageTeasers' | 'items' | 'likeCounts' | 'shopProduct'>

/** Loads the pages and items that a block's cards show. */
export async function loadCards(
  { cards, query }: CardsProps,
  { site, language, now }: Pick<LoadContext, 'site' | 'language' | 'now'>,
  reads: CardReads,
): Promise<Loaded<CardsData>> {
  const where = { site, language }
  const pageCards = cards.filter((card) => card.kind === 'page')
  const paths = pageCards.map(({ path }) => path)
  const [teasers, items] = await Promise.all([
    paths.length > 0 ? reads.pageTeasers(site, language, paths) : [],
    query ? reads.items({ ...where, ...query, now }) : [],
  ])
  const chosen = cards.filter((card) => card.kind === 'shop')
  const sold = chosen.flatMap(({ code }) => reads.shopProduct(site, code) ?? [])
  const typeAt = new Map(pageCards.map(({ path, type }) => [path, type]))
  const [pages, found] = await Promise.all([
    cardsOfPages(reads, where, teasers, ({ path }) => typeAt.get(path)),
    cardsOfPages(reads, where, items, () => query?.type),
  ])
  const posted = cards.some((card) => card.kind === 'card' && card.type === 'socialMediaCard')
  return {
    data: {
      pages: {
        ...Object.fromEntries(teasers.map(({ path }, index) => [path, pages.cards[index] as Card])),
        ...Object.fromEntries(sold.map((product) => [product.offer.code, shopCard(product, message(language, 'buy'))])),
      },
      found: found.cards,
      today: dayIn(now),
    },
    tags: [
      ...paths.map((path) => tags.page(site, language, path)),
      ...sold.map(({ tag }) => tag),
      ...(sold.length < chosen.length ? [tags.shopRange] : []),
      ...(query ? [tags.items(site, language, query.kind)] : []),
      ...pages.tags,
      ...found.tags,
    ],
    // Tomorrow the age of posts changes, and newly published items are found.
    ...(posted || query ? { validUntil: nextDayIn(now) } : {}),
  }
}

type SiteAndLanguage = { site: string; language: Language }

/** The newest items of a category as cards of a type, for the filter of a card grid. */
export async function loadCategory(
  reads: CardReads,
  { category, type, now, ...where }: SiteAndLanguage & { category: number; type: CardType; now: Date },
): Promise<{ cards: Card[]; tags: string[] }> {
  const kind = itemKindOf(type)
  if (!kind) return { cards: [], tags: [] }
  const items = await reads.items({ ...where, kind, categories: [category], count: MAX_CARDS, now })
  const shown = items.filter((item) => isShownAs(item, type))
  const { cards, tags: own } = await cardsOfPages(reads, where, shown, () => type as ItemCardType)
  return { cards, tags: [tags.items(where.site, where.language, kind), ...own] }
}

/** Releases have only the card of their news service; other items can have any card of their kind. */
function isShownAs({ item }: PageTeaser, type: CardType): boolean {
  if (type !== 'cisionCard' && type !== 'mynewsdeskCard') return true
  return item?.kind === 'news' && `${item.source}Card` === type
}

/** The cards of pages, and the tags of what they show of others. */
export async function cardsOfPages(
  reads: CardReads,
  { site, language }: SiteAndLanguage,
  pages: readonly PageTeaser[],
  typeOf: (page: PageTeaser) => ItemCardType | undefined,
): Promise<{ cards: Card[]; tags: string[] }> {
  const productPath = (page: PageTeaser) =>
    (typeOf(page) ?? page.card) === 'catalogueRecipeCard' && page.item?.kind === 'recipe'
      ? page.item.productPath
      : undefined
  const liked = pages.filter(({ item }) => item?.kind === 'product' || item?.kind === 'recipe')
  const paths = [...new Set(pages.flatMap((page) => productPath(page) ?? []))]
  const [counts, products] = await Promise.all([
    liked.length > 0 ? reads.likeCounts(liked.map(({ contentId }) => contentId)) : new Map<number, number>(),
    paths.length > 0 ? reads.pageTeasers(site, language, paths) : [],
  ])
  return {
    cards: pages.map((page) =>
      cardOfPage(page, {
        type: typeOf(page),
        likeCount: counts.get(page.contentId),
        buyText: message(language, 'buy'),
        productImage: products.find(({ path }) => path === productPath(page))?.picture,
      }),
    ),
    tags: paths.map((path) => tags.page(site, language, path)),
  }
}
