import { z } from 'zod'
import { catalogueRecipeCard, plainCard, shopProductCard, socialCard } from '#contract/card.ts'
import { itemCardTypes } from '#contract/card-types.ts'
import { href, picture } from '#contract/content.ts'
import { MAX_CARDS } from '#contract/filtered-cards.ts'

const linkCard = z.strictObject({
  kind: z.literal('link'),
  header: z.string().min(1).max(80),
  /** A word above the header: a category, an occasion. */
  label: z.string().max(40).optional(),
  text: z.string().max(200).optional(),
  link: href,
  image: picture,
})

/** Shows another page of the same site and language: what stands on the card is that page's own. */
const pageCard = z.strictObject({
  kind: z.literal('page'),
  path: z.string().startsWith('/'),
  /** Without it a page has the card that its site shows such pages with. */
  type: z.enum(itemCardTypes).optional(),
})

const written = { kind: z.literal('card') }

/** A card of whatever type, written down with all that it shows. */
const writtenCard = z.discriminatedUnion('type', [
  plainCard.extend(written),
  // How long ago something was posted changes by itself: the day is kept.
  socialCard.omit({ daysSincePosted: true }).extend({ ...written, publishDate: z.iso.date() }),
  shopProductCard.extend(written),
  catalogueRecipeCard.extend(written),
])

/** The newest items of a kind, in any of the categories where some are named. */
const query = z.strictObject({
  kind: z.enum(['product', 'recipe', 'news']),
  categories: z.array(z.int().positive()).max(20).default([]),
  count: z.int().min(1).max(MAX_CARDS),
  type: z.enum(itemCardTypes).optional(),
})

/** Properties of a block that shows cards: those that it names, and after them those that its query finds. */
export const cardsFields = {
  cards: z
    .array(z.discriminatedUnion('kind', [linkCard, pageCard, writtenCard]))
    .max(MAX_CARDS)
    .default([]),
  query: query.optional(),
}

/** For `refine`: a block that can never show a card is a mistake. */
export function hasCards({ cards, query }: CardsProps): boolean {
  return cards.length > 0 || query !== undefined
}

const cardsProps = z.object(cardsFields)
export type CardsProps = z.output<typeof cardsProps>
export type WrittenCard = z.output<typeof writtenCard>
