import { z } from 'zod'
import { catalogueRecipeCard, plainCard, shopProductCard, socialCard } from '#contract/content/card.ts'
import { itemCardTypes } from '#contract/content/card-types.ts'
import { href, picture } from '#contract/content/content.ts'
import { MAX_CARDS } from '#contract/content/filtered-cards.ts'

const linkCard = z.strictObject({
  kind: z.literal('link'),
  header: z.string().min(1).max(80),
  /** Shown above the header: a category, an occasion. */
  label: z.string().max(40).optional(),
  text: z.string().max(200).optional(),
  link: href,
  image: picture,
})

/** A card of another page of the same site and language, with that page's own texts and picture. */
const pageCard = z.strictObject({
  kind: z.literal('page'),
  path: z.string().startsWith('/'),
  /** Defaults to the site's card for such pages. */
  type: z.enum(itemCardTypes).optional(),
})

/** A product of the meat shop, on any site, with its price and a control to buy it. */
const shopCard = z.strictObject({ kind: z.literal('shop'), code: z.string().regex(/^LK-\d{4}$/) })

const inline = { kind: z.literal('card') }

/** A card of any type with all its data in the content. */
const inlineCard = z.discriminatedUnion('type', [
  plainCard.extend(inline),
  // The content has the date; the number of days since then is computed when the page is rendered.
  socialCard.omit({ daysSincePosted: true }).extend({ ...inline, publishDate: z.iso.date() }),
  shopProductCard.extend(inline),
  catalogueRecipeCard.extend(inline),
])

/** The newest items of a kind, filtered by any of `categories`. */
const query = z.strictObject({
  kind: z.enum(['product', 'recipe', 'news']),
  categories: z.array(z.int().positive()).max(20).default([]),
  count: z.int().min(1).max(MAX_CARDS),
  type: z.enum(itemCardTypes).optional(),
})

/** The properties of a block that shows cards: listed cards, followed by the results of a query. */
export const cardsFields = {
  cards: z
    .array(z.discriminatedUnion('kind', [linkCard, pageCard, shopCard, inlineCard]))
    .max(MAX_CARDS)
    .default([]),
  query: query.optional(),
}

/** For `refine`: rejects a block that can never show a card. */
export function hasCards({ cards, query }: CardsProps): boolean {
  return cards.length > 0 || query !== undefined
}

const cardsProps = z.object(cardsFields)
export type CardsProps = z.output<typeof cardsProps>
export type InlineCard = z.output<typeof inlineCard>
