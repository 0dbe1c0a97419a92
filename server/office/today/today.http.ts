import * as calls from '#contract/office/today/today.ts'
import { addDays, dayIn, timeIn, weekdayOf } from '#contract/values/days.ts'
import { accepted } from '#contract/values/outcome.ts'
import { served } from '#server/http/calls/served.ts'
import { daysOfSales, SHOWN_DAYS } from './days-of-sales.ts'
import type { todayStore } from './today.store.ts'

type Needs = {
  store: ReturnType<typeof todayStore>
  /** The name of a product, if its page says one. */
  nameOf: (code: string) => string | undefined
  /** What a site is called. */
  siteName: (id: string) => string
  now: () => Date
}

const DAY_MS = 24 * 3600_000

export function todayCalls({ store, nameOf, siteName, now }: Needs) {
  return [
    served(calls.todaySales, async () => {
      const today = dayIn(now())
      const from = timeIn(addDays(today, 1 - 2 * SHOWN_DAYS), '00:00')
      return accepted(daysOfSales(today, await store.sales(from)))
    }),
    served(calls.todayDeliveries, async () => {
      const day = addDays(dayIn(now()), 1)
      return accepted({ day, slots: await store.slots(day) })
    }),
    served(calls.todayStock, async () => {
      const { count, products } = await store.lowStock()
      return accepted({ count, products: products.map((each) => ({ ...each, name: nameOf(each.code) ?? each.code })) })
    }),
    served(calls.todayWaiting, async ({ staff }) => {
      const isService = staff.roles.includes('service')
      const weekAgo = new Date(now().getTime() - 7 * DAY_MS)
      return accepted({
        reviews: await store.heldReviews(),
        refunds: await store.manualRefunds(),
        forms: isService ? await store.formsSince(weekAgo) : null,
      })
    }),
    served(calls.todayFailed, async ({ staff }) =>
      accepted({
        mails: await store.failedMails(),
        jobs: staff.roles.includes('admin') ? await store.failedJobs() : null,
      }),
    ),
    served(calls.todaySearches, async () => {
      const weekAgo = addDays(dayIn(now()), -6)
      const monday = addDays(weekAgo, 1 - weekdayOf(weekAgo))
      const questions = await store.unanswered(monday)
      return accepted({ questions: questions.map((each) => ({ ...each, site: siteName(each.site) })) })
    }),
  ]
}
