import type { OrderLine, WithdrawnLine } from '#contract/shop/order-snapshot.ts'
import { addDays, dayIn } from '#contract/values/days.ts'
import { isWorkingDay } from '#contract/values/holidays.ts'
import { plus } from '#contract/values/money.ts'
import type { Order } from '../order.ts'

const PERIOD_DAYS = 14

/** The law excepts food that perishes; gift cards and merchandise can be returned. */
export function isReturnable({ vatClass }: Pick<OrderLine, 'vatClass'>): boolean {
  return vatClass !== 'food'
}

/**
 * The last day of the period, in Finland; null while it has not begun. A gift card arrives by mail when it is paid; goods arrive when they
 * are delivered. Neither the day of arrival counts, nor can the period end on a weekend or a holiday (Regulation 1182/71, article 3).
 */
export function lastDayOf(
  { vatClass }: Pick<OrderLine, 'vatClass'>,
  order: Pick<Order, 'placedAt' | 'deliveredAt' | 'snapshot'>,
): string | null {
  const arrival = vatClass === 'voucher' ? order.placedAt && dayIn(order.placedAt) : arrivalOf(order)
  if (arrival === null) return null
  let last = addDays(arrival, PERIOD_DAYS)
  while (!isWorkingDay(last)) last = addDays(last, 1)
  return last
}

export function isWithinPeriod(
  line: Pick<OrderLine, 'vatClass'>,
  order: Pick<Order, 'placedAt' | 'deliveredAt' | 'snapshot'>,
  now: Date,
): boolean {
  const last = lastDayOf(line, order)
  return last === null || dayIn(now) <= last
}

function arrivalOf({ deliveredAt, snapshot }: Pick<Order, 'deliveredAt' | 'snapshot'>): string | null {
  return deliveredAt ? dayIn(deliveredAt) : (snapshot.slot?.date ?? null)
}

/** A single piece that can be withdrawn from. */
export type ReturnablePiece = Pick<OrderLine, 'code' | 'name' | 'price'> & {
  piece: number
  /** The last characters of a gift card's code; null for other goods, or if unknown. */
  ending: string | null
}

/** The id of a piece of an order. */
export const pieceId = ({ code, piece }: Pick<ReturnablePiece, 'code' | 'piece'>) => `${code}.${piece}`

/** Pieces of the same line as one line. */
export function linesOf(pieces: readonly ReturnablePiece[]): WithdrawnLine[] {
  return [...Map.groupBy(pieces, ({ code }) => code)].map(([code, ofLine]) => ({
    code,
    name: ofLine[0]?.name ?? '',
    quantity: ofLine.length,
    linePrice: plus(...ofLine.map(({ price }) => price)),
    pieces: ofLine.map(({ piece }) => piece),
  }))
}

/** Whether a statement of withdrawal includes this piece. */
export function hasPiece(lines: readonly WithdrawnLine[], { code, piece }: Pick<ReturnablePiece, 'code' | 'piece'>) {
  return lines.some((line) => line.code === code && (line.pieces?.includes(piece) ?? true))
}
