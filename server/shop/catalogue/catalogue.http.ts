import { showPicture } from '#contract/content/shown-picture.ts'
import { getShopProduct } from '#contract/shop/shop-products.ts'
import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import { decimalComma } from '#contract/values/money.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { offerOf } from './offers.ts'
import type { ShopProduct } from './product-list.ts'

type Needs = {
  find: (code: string) => ShopProduct | undefined
  settings: () => ShopSettings
  /** Fills in the settings that a text states. */
  stated: (text: string) => string
  /** The address of a path of the shop, for a page of this site. */
  shopAddress: (site: string, path: string) => string
}

export function catalogueCalls({ find, settings, stated, shopAddress }: Needs): ServedCall[] {
  return [
    served(getShopProduct, async ({ params: { code }, site }) => {
      const product = find(code.toUpperCase())
      if (!product) return refused('PRODUCT_UNKNOWN')
      const { title, path, description, picture } = product.page
      const { deliveryPrice, freeDeliveryFrom } = settings()
      const { pricePerKilo, rating, ...offer } = offerOf(product)
      return accepted({
        ...offer,
        name: title,
        url: shopAddress(site.id, path),
        pricePerKg: pricePerKilo,
        description: stated(description),
        image: picture && showPicture(picture, 'medium'),
        averageRating: rating?.average ?? null,
        reviewCount: rating?.count ?? 0,
        delivery: { price: decimalComma(deliveryPrice), freeFrom: decimalComma(freeDeliveryFrom) },
      })
    }),
  ]
}
