import type { z } from 'zod'
import { tags } from '#contract/content/tags.ts'
import type { DeliveryPlan } from '#contract/shop/delivery-plan.ts'
import { nextDayIn } from '#contract/values/days.ts'
import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'
import type { deliveryPlanSchema } from './delivery-plan.schema.ts'

/** The days that are still to come change at midnight. */
export async function loadDeliveryPlan(
  _props: z.output<typeof deliveryPlanSchema>,
  { now }: LoadContext,
  reads: Reads,
): Promise<Loaded<DeliveryPlan>> {
  return { data: await reads.deliveryPlan(), tags: [tags.delivery], validUntil: nextDayIn(now) }
}
