import { areas, exceptions } from '#demo/shop/delivery.ts'
import { boxes, places } from '#demo/shop/postal-codes.ts'
import type { Database } from '#server/db/database.ts'
import { deliveryAreas, postalCodes } from '#server/db/schema/delivery.ts'
import { type PlanNeeds, saveAreas, saveExceptions, savePostalCodes } from '#server/shop/delivery/plan.ts'

export type DeliveryNeeds = { database: Database; delivery: PlanNeeds & { makeSlots: () => Promise<void> } }

const HOME_TYPE = 1
const BOX_TYPE = 3

/** Fills the postal codes, areas and days of the demo shop, if it has none of them. */
export async function fillDelivery({ database, delivery }: DeliveryNeeds): Promise<'filled' | 'kept'> {
  const [area] = await database.sql.select({ id: deliveryAreas.id }).from(deliveryAreas).limit(1)
  const [known] = await database.sql.select({ code: postalCodes.code }).from(postalCodes).limit(1)
  if (area || known) return 'kept'
  await savePostalCodes(delivery, [...codesOf(places, HOME_TYPE), ...codesOf(boxes, BOX_TYPE)])
  const outcomes = [
    await saveAreas(
      delivery,
      areas.map(({ codes, ...rest }) => ({ ...rest, codes: codes.map(([from, until = from]) => ({ from, until })) })),
    ),
    await saveExceptions(delivery, exceptions),
  ]
  for (const outcome of outcomes)
    if (!outcome.ok) throw new Error(`The demo's delivery areas are wrong: ${outcome.problems.join('; ')}`)
  await delivery.makeSlots()
  return 'filled'
}

function codesOf(of: typeof places, type: number) {
  return of.flatMap(({ name, swedishName = name, codes }) =>
    codes.split(/\s+/).map((code) => ({
      code,
      type,
      municipality: name,
      name: name.toUpperCase(),
      swedishName: swedishName.toUpperCase(),
    })),
  )
}
