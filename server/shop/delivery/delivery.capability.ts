import { tags } from '#contract/content/tags.ts'
import { dayIn } from '#contract/values/days.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type DeliveryTexts, deliveryCalls } from './delivery.http.ts'
import { deliveryPlaces } from './delivery-places.ts'
import { makeSlots } from './make-slots.ts'
import { officeDeliveryCalls } from './office-delivery.http.ts'
import { optionsStore } from './options.store.ts'
import type { CartToBring } from './options.ts'
import { planStore } from './plan.store.ts'
import type { PlanNeeds } from './plan.ts'
import { deliveryWeekdays, shownPlan } from './shown-plan.store.ts'
import { planChangeStores, slotChangeStore } from './slot-changes.store.ts'
import { slotPlanStore } from './slot-plan.store.ts'
import { freeSlot, takeSlot } from './slots.store.ts'
import { townStore } from './towns.store.ts'

type Needs = {
  database: Database
  jobs: Jobs
  cartToBring: (cookies: Cookies) => Promise<CartToBring>
  texts: DeliveryTexts
  /** The keys under which questions find the name of a town. */
  keysOf: (name: string) => readonly string[]
  now: () => Date
}

/** Where and when the shop delivers: postal codes, areas, days and times with their places. */
export function openDelivery({ database, jobs, cartToBring, texts, keysOf, now }: Needs) {
  const makeDeliverySlots = () => makeSlots(slotPlanStore(database.sql), now())
  jobs.define({ name: 'make-delivery-slots', at: '5 0 * * *', run: makeDeliverySlots })
  let weekdays: Promise<number[]> | undefined
  const forgetWeekdays = () => {
    weekdays = undefined
  }
  return {
    name: 'delivery',
    actions: { ...deliveryActions(database), makeSlots: makeDeliverySlots },
    /** Orders call these inside their transactions. */
    slots: { take: takeSlot, free: freeSlot },
    plan: () => shownPlan(database.sql, dayIn(now())),
    places: deliveryPlaces({ store: townStore(database.sql), now, keysOf }),
    /** Kept until the plan changes: every search of the shop asks for them. */
    weekdays: () => {
      weekdays ??= deliveryWeekdays(database.sql).catch((error: unknown) => {
        forgetWeekdays()
        throw error
      })
      return weekdays
    },
    onChange: async ({ tags: changed }) => {
      if (changed.includes(tags.delivery)) forgetWeekdays()
      return undefined
    },
    onMissedChanges: async () => forgetWeekdays(),
    calls: [
      ...deliveryCalls({ store: optionsStore(database.sql), cartToBring, texts }),
      ...officeDeliveryCalls({
        plan: { atomically: (work) => database.transaction((tx) => work(planChangeStores(tx))), now },
        slots: {
          atomically: (work) => database.transaction((tx) => work(slotChangeStore(tx), slotPlanStore(tx))),
          now,
        },
        planReads: planStore(database.sql),
        slotReads: slotChangeStore(database.sql),
      }),
    ],
  } satisfies Capability & Record<string, unknown>
}

export function deliveryActions(database: Database): PlanNeeds {
  return { atomically: (work) => database.transaction((tx) => work(planStore(tx))) }
}
