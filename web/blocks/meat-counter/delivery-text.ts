import type { MeatCounterTexts } from '#web/messages/shop/meat-counter.texts.ts'
import type { CountedCut } from './counter-cuts.ts'
import { fittingDelivery } from './fitting-delivery.ts'
import type { Deliveries } from './use-deliveries.ts'

type Asked = Pick<CountedCut, 'daysBefore' | 'product'> & { day: string }

/** Says when a cut is delivered, or why that is unknown. */
export function deliveryText(
  deliveries: Deliveries,
  { day, daysBefore, product }: Asked,
  texts: MeatCounterTexts,
): string {
  if (deliveries === 'unasked') return texts.askPostalCode
  if (typeof deliveries === 'string') return texts[deliveries]
  if (deliveries.reason) return texts[deliveries.reason]
  const found = fittingDelivery(deliveries.dates, { day, daysBefore, weekdays: product.weekdays })
  if (!found) return texts.neverDelivered
  const { date, isInTime } = found
  if (!isInTime) return texts.late.replace('{date}', date.label)
  const delivered = texts.inTime.replace('{date}', date.label).replace('{closes}', date.times[0]?.closesText ?? '')
  return daysBefore > 0 ? `${delivered} ${texts.thaw.replace('{count}', String(daysBefore))}` : delivered
}
