import { z } from 'zod'
import { catalogueRecipeCard, plainCard, shopProductCard, socialCard } from '#contract/content/card.ts'
import { itemCardTypes } from '#contract/content/card-types.ts'
import { href, picture } from '#contract/content/content.ts'
import { cardTypeNames } from '#contract/content/field.ts'
import { MAX_CARDS } from '#contract/content/filtered-cards.ts'

const linkCard = z
  .strictObject({
    kind: z.literal('link'),
    header: z.string().min(1).max(80).meta({ title: 'Otsikko' }),
    /** Shown above the header: a category, an occasion. */
    label: z.string().max(40).optional().meta({ title: 'Otsake', help: 'Otsikon yläpuolella: luokka, tilaisuus.' }),
    text: z.string().max(200).optional().meta({ title: 'Teksti' }),
    link: href.meta({ title: 'Linkki' }),
    image: picture.meta({ title: 'Kuva' }),
  })
  .meta({ title: 'Linkkikortti' })

/** A card of another page of the same site and language, with that page's own texts and picture. */
const pageCard = z
  .strictObject({
    kind: z.literal('page'),
    path: z.string().startsWith('/').meta({ title: 'Sivu', field: 'path' }),
    /** Defaults to the site's card for such pages. */
    type: z
      .enum(itemCardTypes)
      .optional()
      .meta({ title: 'Kortin tyyppi', help: 'Tyhjänä: sivuston tavallinen.', options: cardTypeNames }),
  })
  .meta({ title: 'Sivun kortti' })

/** A product of the meat shop, on any site, with its price and a control to buy it. */
const shopCard = z
  .strictObject({
    kind: z.literal('shop'),
    code: z
      .string()
      .regex(/^LK-\d{4}$/)
      .meta({ title: 'Tuotekoodi', help: 'Lihakaupan tuotteen koodi, esimerkiksi LK-1234.', field: 'offer' }),
  })
  .meta({ title: 'Lihakaupan tuote' })

const inline = { kind: z.literal('card') }

/** A card of any type with all its data in the content. */
const inlineCard = z
  .discriminatedUnion('type', [
    plainCard.extend(inline).meta({ title: 'Omin tiedoin' }),
    // The content has the date; the number of days since then is computed when the page is rendered.
    socialCard
      .omit({ daysSincePosted: true })
      .extend({ ...inline, publishDate: z.iso.date().meta({ title: 'Julkaisupäivä' }) })
      .meta({ title: 'Sosiaalisen median julkaisu' }),
    shopProductCard.extend(inline).meta({ title: 'Tuote hintoineen' }),
    catalogueRecipeCard.extend(inline).meta({ title: 'Resepti kuvastossa' }),
  ])
  .meta({ title: 'Kortti omin tiedoin' })

/** The newest items of a kind, filtered by any of `categories`. */
const query = z.strictObject({
  kind: z
    .enum(['product', 'recipe', 'news'])
    .meta({ title: 'Mitä haetaan', options: { product: 'Tuotteet', recipe: 'Reseptit', news: 'Uutiset' } }),
  categories: z.array(z.int().positive()).max(20).default([]).meta({ title: 'Luokat', field: 'categories' }),
  count: z.int().min(1).max(MAX_CARDS).meta({ title: 'Kuinka monta' }),
  type: z
    .enum(itemCardTypes)
    .optional()
    .meta({ title: 'Kortin tyyppi', help: 'Tyhjänä: sivuston tavallinen.', options: cardTypeNames }),
})

/** The properties of a block that shows cards: listed cards, followed by the results of a query. */
export const cardsFields = {
  cards: z
    .array(z.discriminatedUnion('kind', [linkCard, pageCard, shopCard, inlineCard]))
    .max(MAX_CARDS)
    .default([])
    .meta({ title: 'Kortit', item: 'kortti' }),
  query: query
    .optional()
    .meta({ title: 'Uusimmat itsestään', help: 'Lisää uusimmat valitun lajin kohteet korttien perään.' }),
}

/** For `refine`: rejects a block that can never show a card. */
export function hasCards({ cards, query }: CardsProps): boolean {
  return cards.length > 0 || query !== undefined
}

const cardsProps = z.object(cardsFields)
export type CardsProps = z.output<typeof cardsProps>
export type InlineCard = z.output<typeof inlineCard>
