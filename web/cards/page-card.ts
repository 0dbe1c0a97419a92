import type { Card, ShopProductCard } from '#contract/content/card.ts'
import type { ItemCardType } from '#contract/content/card-types.ts'
import type { Picture } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import { isForSale, type Offer } from '#contract/shop/offer.ts'
import type { PageTeaser, ShopProductTeaser } from '#web/block-kit/define-block.ts'

export type CardOptions = {
  /** Overrides the site's card for such pages. */
  type?: ItemCardType | undefined
  likeCount?: number | undefined
  /** Picture of the recipe's main product. */
  productImage?: Picture | undefined
  /** The text of the button that buys a product. */
  buyText?: string | undefined
}

/** The card that links to a page. */
export function cardOfPage(page: PageTeaser, { type, likeCount, productImage, buyText }: CardOptions = {}): Card {
  const { title, href, picture, item, contentId, offer } = page
  const shown = type ?? page.card
  if (shown === 'lkProductCard' && item?.kind === 'product' && offer) {
    const { novelty, productCode, pictures = [] } = item
    return { ...shopCard({ contentId, title, href, picture, pictures, offer }, buyText), productCode, novelty }
  }
  if (shown === 'catalogueRecipeCard' && picture) {
    return { type: shown, recipeTitle: title, pageUrl: href, recipeImage: picture, productImage }
  }
  return {
    type: plainType(shown, item),
    contentId,
    header: title,
    text: page.description,
    link: href,
    image: picture,
    likeCount,
    ...fromItem(item, page),
  }
}

/** The card of a product that the shop sells. */
export function shopCard(
  { contentId, title, href, picture, pictures, offer }: Omit<ShopProductTeaser, 'tag' | 'weightGrams' | 'deliveryDays'>,
  buyText: string | undefined,
): ShopProductCard {
  const image = picture ? [picture, ...pictures] : []
  const ctaButton = isForSale(offer) ? buyText : undefined
  return { type: 'lkProductCard', contentId, title, url: href, image, ...pricesOf(offer), ctaButton }
}

/** Cards leave out what an offer does not have. */
function pricesOf({ rating, pricePerKilo, svhPrice, discountPercentage, lowestPrice, ...offer }: Offer) {
  return {
    ...offer,
    pricePerKilo: pricePerKilo ?? undefined,
    svhPrice: svhPrice ?? undefined,
    discountPercentage: discountPercentage ?? undefined,
    lowestPrice: lowestPrice ?? undefined,
  }
}

/** Falls back to a plain card where the item lacks the data of a special card. */
function plainType(type: ItemCardType | 'headerImageCard', item: Item | undefined) {
  if (type === 'lkProductCard') return item?.kind === 'product' ? 'productCard' : 'headerImageCard'
  return type === 'catalogueRecipeCard' ? 'recipeCard' : type
}

function fromItem(item: Item | undefined, { publishDate, type, hasBarcode }: PageTeaser) {
  switch (item?.kind) {
    case 'product': {
      const { productCode, valoCode, gtinCode, novelty } = item
      return { productCode, valoCode, novelty, ...(hasBarcode && gtinCode ? { gtinCode } : {}) }
    }
    case 'recipe':
      return { totalTime: item.totalTime }
    case 'news':
      return { publishDate, cisionTextType: releaseTypes.find((known) => known === type) }
    default:
      return {}
  }
}

const releaseTypes = ['CisionReleasePage', 'MyNewsDeskPage'] as const
