import type { OrderLine } from '#contract/order-snapshot.ts'
import type { Order } from '../order.ts'

const PERIOD_DAYS = 14
const DAY_MS = 24 * 3600 * 1000

/** The law excepts food that perishes; gift cards and merchandise can be returned. */
export function isReturnable({ vatClass }: Pick<OrderLine, 'vatClass'>): boolean {
  return vatClass !== 'food'
}

/** A gift card arrives by mail when it is paid; goods arrive when they are delivered. The last day counts in full. */
export function isWithinPeriod(
  { vatClass }: Pick<OrderLine, 'vatClass'>,
  order: Pick<Order, 'placedAt' | 'deliveredAt' | 'snapshot'>,
  now: Date,
): boolean {
  const arrived = vatClass === 'voucher' ? order.placedAt : arrivalOf(order)
  return arrived === null || now.getTime() < arrived.getTime() + (PERIOD_DAYS + 1) * DAY_MS
}

function arrivalOf({ deliveredAt, snapshot }: Pick<Order, 'deliveredAt' | 'snapshot'>): Date | null {
  return deliveredAt ?? (snapshot.slot ? new Date(`${snapshot.slot.date}T21:59:59Z`) : null)
}
