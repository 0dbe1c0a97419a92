import type { Site } from '#contract/site.ts'
import type { Prices } from '#server/capabilities/cart/rules/shown-cart.ts'
import { sharedCountStore } from '#server/capabilities/guess-limits/shared-counts.store.ts'
import { openOrders } from '#server/capabilities/orders/orders.capability.ts'
import type { CartOfBrowser, OrderHttpNeeds } from '#server/capabilities/orders/orders.http.ts'
import type { ChangeFeed } from '#server/change-feed.ts'
import { orderMail } from '#web/mails/order-mail.ts'
import { paymentTexts } from '#web/messages/payment-texts.ts'
import { orderStores } from './order-stores.ts'
import type { WiringInput } from './wiring-input.ts'

type Needs = {
  shop: Site
  announce: ChangeFeed['announce']
  carts: CartOfBrowser
  prices: () => Promise<Omit<Prices, 'findCode'>>
  findCodes: (codes: readonly string[]) => Promise<ReadonlyMap<string, unknown>>
  withdrawalNotice: OrderHttpNeeds['withdrawalNotice']
}

/** Opens the orders of the shop. */
export function openOrdering(input: WiringInput, needs: Needs) {
  const { shop, announce, carts, prices, findCodes, withdrawalNotice } = needs
  const { database, jobs, mailer, payments, secrets, origins, now, onProblem } = input
  return openOrders({
    ...{ database, jobs, mailer, payments, secrets, now, onProblem, shop, announce, findCodes, paymentTexts },
    origin: origins.get(shop.id) ?? '',
    browserCart: carts,
    counts: sharedCountStore(database.sql),
    withdrawalNotice,
    prepareStores: async () => {
      const pricedWith = await prices()
      return (tx) => orderStores(tx, pricedWith)
    },
    write: (said) => orderMail({ ...said, contact: shop.mail.recipient }),
    ...(input.orderTimes ? { times: input.orderTimes } : {}),
  })
}
