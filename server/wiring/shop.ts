import { showPicture } from '#contract/content/shown-picture.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import { isSoldOut } from '#contract/shop/offer.ts'
import { type StateSettings, stateSettings } from '#contract/shop/stated-settings.ts'
import type { Site } from '#contract/site.ts'
import { cents, decimalComma } from '#contract/values/money.ts'
import { analyserFor, folded } from '#search/language/language.ts'
import type { Capability } from '#server/capability.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { cartFrame } from '#server/pages/rendering/cart-frame.ts'
import { openCart } from '#server/shop/cart/cart.capability.ts'
import { openCatalogue } from '#server/shop/catalogue/catalogue.capability.ts'
import { ratingChange } from '#server/shop/catalogue/catalogue.store.ts'
import { openCodes } from '#server/shop/codes/codes.capability.ts'
import { openDelivery } from '#server/shop/delivery/delivery.capability.ts'
import type { OrderHttpNeeds } from '#server/shop/orders/orders.http.ts'
import { orderStore } from '#server/shop/orders/orders.store.ts'
import { openPacking } from '#server/shop/packing/packing.capability.ts'
import { openReviews } from '#server/shop/reviews/reviews.capability.ts'
import { openSettings } from '#server/shop/settings/settings.capability.ts'
import { settingText } from '#web/format/setting-text.ts'
import { weekdayName } from '#web/format/weekday.ts'
import { issuedCardMail } from '#web/mails/issued-card-mail.ts'
import { cartWarningText, checkoutWarningText, codeProblemText } from '#web/messages/shop/cart-texts.ts'
import {
  deliveryClosesText,
  deliveryDateText,
  deliveryPlacesText,
  deliveryTimeText,
} from '#web/messages/shop/delivery-texts.ts'
import { openOrdering } from './orders.ts'
import type { WiringInput } from './wiring-input.ts'

type Needs = {
  mail: OutgoingMail
  withdrawalNotice: OrderHttpNeeds['withdrawalNotice']
  findTaxonomy: (site: string, language: Site['languages'][number]) => Promise<Taxonomy | null>
}

/** Opens what the meat shop sells with: its catalogue, codes, carts, deliveries and reviews. */
export async function openShop(input: WiringInput, needs: Needs) {
  const { mail, findTaxonomy, withdrawalNotice } = needs
  const { database, jobs, origins, now } = input
  const shop = shopOf(input.sites)
  const language = shop.languages[0]
  const shopAddress = (site: string, path: string) => (site === shop.id ? path : `${origins.get(shop.id)}${path}`)
  const otherOrigins = [...origins].filter(([site]) => site !== shop.id).map(([, origin]) => origin)
  const settings = await openSettings({ database })
  const stated: StateSettings = (content, language) =>
    stateSettings(content, (name) => settingText(settings.known(), name, language))
  const catalogue = await openCatalogue({
    database,
    jobs,
    now,
    shop,
    taxonomy: () => findTaxonomy(shop.id, language),
    settings: settings.known,
    stated: (text) => stated(text, language),
    shopAddress,
  })
  const codes = openCodes({
    database,
    office: {
      mail,
      secrets: input.secrets,
      sender: { name: shop.name, address: shop.mail.sender },
      writeCard: ({ amount, ...card }) =>
        issuedCardMail({
          ...card,
          amount: decimalComma(cents(amount)),
          siteName: shop.name,
          address: `${origins.get(shop.id)}/`,
        }),
      now,
    },
  })
  const ordered = orderStore(database.sql)
  const cart = openCart({
    database,
    jobs,
    shop,
    settings,
    shopAddress,
    otherOrigins,
    now,
    findCodes: codes.find,
    frame: { kind: 'document', document: cartFrame(otherOrigins), page: { framing: 'other-sites' } },
    productsOn: async (day) => {
      const tree = await findTaxonomy(shop.id, language)
      return (code) => catalogue.productOn(day, code, tree)
    },
    offered: () =>
      catalogue.all().flatMap(({ code, price, stock, vatClass, deliveryDays, rating, page }) => {
        if (price === null || vatClass === 'voucher' || isSoldOut({ stock })) return []
        const stars = rating && rating.count > 0 ? rating.stars / rating.count : 0
        return [
          {
            code,
            price,
            deliveryDays,
            stars,
            reviewCount: rating?.count ?? 0,
            group: page.groups[0] ?? null,
            name: page.title,
            url: page.path,
            image: page.picture && showPicture(page.picture, 'thumbnail'),
          },
        ]
      }),
    texts: { warning: cartWarningText, checkoutWarning: checkoutWarningText, codeProblem: codeProblemText },
  })
  const delivery = openDelivery({
    database,
    jobs,
    now,
    keysOf: (name) => [folded(name), ...analyserFor(language).keysOf(name)],
    cartToBring: async (cookies) => {
      const { lines, reservedBy } = (await cart.findIn(cookies)) ?? { lines: [], reservedBy: null }
      const products = lines.map(({ code }) => catalogue.find(code))
      // A gift card is mailed.
      const brought = products.flatMap((product) =>
        product && product.vatClass !== 'voucher'
          ? [{ name: product.page.title, deliveryDays: product.deliveryDays }]
          : [],
      )
      return { products: brought, heldSlot: (reservedBy && (await ordered.find(reservedBy))?.slotId) || null }
    },
    texts: {
      date: deliveryDateText,
      time: deliveryTimeText,
      weekday: (language, weekday) => weekdayName(weekday, language),
      closes: deliveryClosesText,
      places: deliveryPlacesText,
    },
  })
  const isProduct = (code: string) => catalogue.find(code) !== undefined
  const reviews = openReviews({
    database,
    isProduct,
    changeOf: ratingChange,
    findProduct: (code) => {
      const page = catalogue.find(code)?.page
      return page ? { name: page.title, address: `${origins.get(shop.id)}${page.path}` } : null
    },
    hasBought: ordered.hasBought,
  })
  const orders = openOrdering(input, {
    mail,
    shop,
    carts: cart.ofBuyers,
    prices: cart.prices,
    findCodes: codes.actions.store.find,
    withdrawalNotice,
    findProduct: (code) => {
      const page = catalogue.find(code)?.page
      return page ? { url: page.path, image: page.picture && showPicture(page.picture, 'thumbnail') } : null
    },
  })
  const packing = openPacking({
    database,
    jobs,
    now,
    orders: orders.actions,
    findProduct: catalogue.find,
    allProducts: catalogue.all,
  })
  const capabilities: readonly Capability[] = [settings, catalogue, codes, cart, delivery, reviews, orders, packing]
  return {
    site: shop,
    place: { site: shop.id, language },
    shopAddress,
    settings,
    stated,
    carts: cart.ofCustomers,
    catalogue,
    codes,
    delivery,
    reviews,
    orders,
    packing,
    capabilities,
  }
}

function shopOf(sites: readonly Site[]): Site {
  const shop = sites.find(({ features }) => features.includes('shop'))
  if (!shop) throw new Error('No site has the feature shop.')
  return shop
}
