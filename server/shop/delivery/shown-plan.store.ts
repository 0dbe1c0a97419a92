import { count, desc, eq, gte, sql } from 'drizzle-orm'
import type { DeliveryPlan } from '#contract/shop/delivery-plan.ts'
import { addDays } from '#contract/values/days.ts'
import type { Sql } from '#server/db/database.ts'
import { deliveredCodes, deliveryAreas, deliveryExceptions } from '#server/db/schema/delivery.ts'
import { unusualDays } from './rules/unusual-days.ts'

const SHOWN_AREAS = 60
const SHOWN_DAYS = 60

const byName = new Intl.Collator('fi')

/** The ISO weekdays on which any area is delivered to, in order. */
export async function deliveryWeekdays(db: Sql): Promise<number[]> {
  const areas = await db.select({ windows: deliveryAreas.windows }).from(deliveryAreas)
  const weekdays = areas.flatMap(({ windows }) => windows.map(({ weekday }) => weekday))
  return [...new Set(weekdays)].sort((one, next) => one - next)
}

/** What pages tell of the deliveries from this day on. */
export async function shownPlan(db: Sql, today: string): Promise<DeliveryPlan> {
  const postalCodes = count(deliveredCodes.postalCode)
  const areas = await db
    .select({ name: deliveryAreas.name, windows: deliveryAreas.windows, postalCodes })
    .from(deliveryAreas)
    .leftJoin(deliveredCodes, eq(deliveredCodes.area, deliveryAreas.id))
    .groupBy(deliveryAreas.id)
    .orderBy(desc(postalCodes), deliveryAreas.id)
    .limit(SHOWN_AREAS)
  const [all] = await db.select({ areas: count() }).from(deliveryAreas)
  const exceptions = await db
    .select()
    .from(deliveryExceptions)
    .where(sql`${gte(deliveryExceptions.date, today)} and ${eq(deliveryExceptions.area, '')}`)
  const weekdays = new Set(areas.flatMap(({ windows }) => windows.map(({ weekday }) => weekday)))
  return {
    areas: areas
      .map(({ windows, ...area }) => ({
        ...area,
        windows: windows.map(({ weekday, from, until }) => ({ weekday, from, until })),
      }))
      .sort((one, next) => byName.compare(one.name, next.name)),
    moreAreas: (all?.areas ?? 0) - areas.length,
    unusualDays: unusualDays(today, addDays(today, SHOWN_DAYS), weekdays, exceptions),
  }
}
