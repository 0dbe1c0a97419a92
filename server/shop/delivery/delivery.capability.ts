import { dayIn } from '#contract/values/days.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type DeliveryTexts, deliveryCalls } from './delivery.http.ts'
import { deliveryPlaces } from './delivery-places.ts'
import { makeSlots } from './make-slots.ts'
import { optionsStore } from './options.store.ts'
import type { CartToBring } from './options.ts'
import { planStore } from './plan.store.ts'
import type { PlanNeeds } from './plan.ts'
import { shownPlan } from './shown-plan.store.ts'
import { slotPlanStore } from './slot-plan.store.ts'
import { freeSlot, takeSlot } from './slots.store.ts'
import { townStore } from './towns.store.ts'

type Needs = {
  database: Database
  jobs: Jobs
  cartToBring: (cookies: Cookies) => Promise<CartToBring>
  texts: DeliveryTexts
  /** The keys by which questions find a name. */
  keysOf: (name: string) => readonly string[]
  now: () => Date
}

/** Where and when the shop delivers: postal codes, areas, days and times with their places. */
export function openDelivery({ database, jobs, cartToBring, texts, keysOf, now }: Needs) {
  const makeDeliverySlots = () => makeSlots(slotPlanStore(database.sql), now())
  jobs.define({ name: 'make-delivery-slots', at: '5 0 * * *', run: makeDeliverySlots })
  return {
    name: 'delivery',
    actions: { ...deliveryActions(database), makeSlots: makeDeliverySlots },
    /** For orders, in their transactions. */
    slots: { take: takeSlot, free: freeSlot },
    plan: () => shownPlan(database.sql, dayIn(now())),
    places: deliveryPlaces({ store: townStore(database.sql), now, keysOf }),
    calls: deliveryCalls({ store: optionsStore(database.sql), cartToBring, texts }),
  } satisfies Capability & Record<string, unknown>
}

export function deliveryActions(database: Database): PlanNeeds {
  return { atomically: (work) => database.transaction((tx) => work(planStore(tx))) }
}
