import type { ShownPicture } from '#contract/content/shown-picture.ts'
import type { Site } from '#contract/site.ts'
import { sharedCountStore } from '#server/capabilities/guess-limits/shared-counts.store.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import type { Prices } from '#server/shop/cart/rules/shown-cart.ts'
import { slotOpenUntil } from '#server/shop/delivery/slot-checks.store.ts'
import { openOrders } from '#server/shop/orders/orders.capability.ts'
import type { CartOfBrowser, OrderHttpNeeds } from '#server/shop/orders/orders.http.ts'
import { orderMail } from '#web/mails/order-mail.ts'
import { deliverySlotText } from '#web/messages/shop/delivery-texts.ts'
import { paymentTexts } from '#web/messages/shop/payment-texts.ts'
import type { WiringInput } from './wiring-input.ts'

type Needs = {
  mail: OutgoingMail
  shop: Site
  carts: CartOfBrowser
  prices: () => Promise<Omit<Prices, 'findCode'>>
  findCodes: (codes: readonly string[]) => Promise<ReadonlyMap<string, { voidedAt: Date | null }>>
  withdrawalNotice: OrderHttpNeeds['withdrawalNotice']
  /** Where a product can be seen; null if it is no longer sold. */
  findProduct: (code: string) => { url: string; image: ShownPicture | null } | null
}

/** Opens the orders of the shop. */
export function openOrdering(input: WiringInput, needs: Needs) {
  const { mail, shop, carts, prices, findCodes, withdrawalNotice, findProduct } = needs
  const { database, jobs, payments, secrets, origins, now, onProblem, onWarning } = input
  const origin = origins.get(shop.id) ?? ''
  // A mail is read elsewhere.
  const pictureOf = (code: string) => {
    const image = findProduct(code)?.image
    return image ? { ...image, src: `${origin}${image.src}` } : null
  }
  return openOrders({
    database,
    jobs,
    mail,
    payments,
    secrets,
    now,
    onProblem,
    onWarning,
    shop,
    findCodes,
    paymentTexts,
    origin,
    browserCart: carts,
    counts: sharedCountStore(database.sql),
    withdrawalNotice,
    prices,
    shownWith: { findProduct, slotText: deliverySlotText },
    slots: { openUntil: (slotId) => slotOpenUntil(database.sql, slotId) },
    write: (said) => orderMail({ ...said, contact: shop.mail.recipient, colors: shop.theme.colors, pictureOf }),
    ...(input.orderTimes ? { times: input.orderTimes } : {}),
  })
}
