import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import type { Site } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import type { RouteAnswer } from '#server/http/calls/served.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import {
  type CartTexts,
  cartCalls,
  cartRoutes,
  cartsOfBuyers,
  cartsOfCustomers,
  idIn,
  type Offered,
  type ShopAddress,
} from './cart.http.ts'
import { cartStore, deleteUnused, looseCartStore } from './cart.store.ts'
import { type CartNeeds, type FoundCart, findWanted } from './cart.ts'
import { chargesOf } from './rules/charges.ts'
import type { CartProduct } from './rules/shown-cart.ts'

type Needs = {
  database: Database
  jobs: Jobs
  shop: Site
  settings: {
    known: () => ShopSettings
    /** The current settings, from the database. */
    read: () => Promise<ShopSettings>
  }
  findCodes: CartNeeds['findCodes']
  /** Finds products as they are sold on a day, because tax rates change. Undefined for a product that is not sold. */
  productsOn: (day: string) => Promise<(code: string) => CartProduct | undefined>
  offered: () => readonly Offered[]
  texts: CartTexts
  shopAddress: ShopAddress
  /** The origins of all sites except the shop. */
  otherOrigins: readonly string[]
  /** The hidden frame in pages of other sites. */
  frame: RouteAnswer
  now: () => Date
}

/** The carts of shoppers, on the shop and from pages of the other sites. */
export function openCart(input: Needs) {
  const { database, jobs, shop, findCodes, productsOn, offered, texts, shopAddress, otherOrigins, frame, now } = input
  const { settings } = input
  jobs.define({
    name: 'delete-unused-carts',
    at: '23 4 * * *',
    run: async () => deleteUnused(database.sql, (await settings.read()).cartDays),
  })
  const needs = {
    store: looseCartStore(database.sql),
    atomically: <T>(work: (store: ReturnType<typeof cartStore>) => Promise<T>) =>
      database.transaction((tx) => work(cartStore(tx))),
    findCodes,
    prices: async () => {
      const today = dayIn(now())
      return { findProduct: await productsOn(today), ...chargesOf(settings.known()), today }
    },
    texts,
    frame,
    shopAddress,
    otherOrigins,
    offered,
    cookieDays: () => settings.known().cartDays,
    shop: shop.id,
  }
  return {
    name: 'cart',
    /** The visitor's cart as it is stored; null if there is none. */
    findIn: async (cookies: Cookies): Promise<FoundCart | null> => {
      const found = await findWanted(needs, { id: idIn({ cookies }), customer: null })
      return found && !found.isOrdered ? found : null
    },
    calls: cartCalls(needs),
    routes: cartRoutes(needs),
    ofCustomers: cartsOfCustomers(needs),
    ofBuyers: cartsOfBuyers(needs),
    prices: needs.prices,
  } satisfies Capability & Record<string, unknown>
}
