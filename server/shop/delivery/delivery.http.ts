import { checkAvailability, type DeliveryOptions, getDeliveryOptions } from '#contract/shop/delivery.ts'
import type { Language } from '#contract/site.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { OptionsStore } from './options.store.ts'
import { type CartToBring, optionsOf } from './options.ts'
import { isDelivered, normalPostalCode } from './rules/postal-codes.ts'

/** The texts for shoppers. */
export type DeliveryTexts = {
  date: (language: Language, date: string) => string
  /** Formats a time such as `16:00-20:00`. */
  time: (language: Language, time: string) => string
  weekday: (language: Language, weekday: number) => string
  /** Says until when to order. */
  closes: (language: Language, time: Date) => string
  places: (language: Language, count: number) => string
}

type Needs = {
  store: OptionsStore
  cartToBring: (cookies: Cookies) => Promise<CartToBring>
  texts: DeliveryTexts
}

export function deliveryCalls({ store, cartToBring, texts }: Needs): ServedCall[] {
  return [
    served(checkAvailability, async ({ query: { postalCode } }) => {
      const code = normalPostalCode(postalCode)
      const place = code === null ? null : await store.findArea(code)
      return place ? accepted({ data: { isAvailable: isDelivered(place) } }) : refused('POSTAL_CODE_UNKNOWN')
    }),

    served(getDeliveryOptions, async ({ query: { postalCode }, cookies, language }) => {
      const code = normalPostalCode(postalCode)
      const { products, heldSlot } = await cartToBring(cookies)
      const place = code === null ? null : await store.find(code, heldSlot)
      if (!place) return refused('POSTAL_CODE_UNKNOWN')
      const options = optionsOf(place, products)
      const dates = options.dates.map(({ date, times }) => ({
        value: date,
        label: texts.date(language, date),
        times: times.map(({ time, closesAt, placesLeft }) => ({
          value: time,
          label: texts.time(language, time),
          closesAt: closesAt.toISOString(),
          closesText: texts.closes(language, closesAt),
          placesLeft,
          placesText: texts.places(language, placesLeft),
        })),
      }))
      const data: DeliveryOptions['data'] = { dates, cities: [...place.cities] }
      if ('reason' in options) data.reason = options.reason
      if ('limited' in options)
        data.limited = options.limited.map(({ name, deliveryDays }) => ({
          name,
          days: (deliveryDays ?? []).map((weekday) => texts.weekday(language, weekday)),
        }))
      return accepted({ status: 200 as const, data })
    }),
  ]
}
