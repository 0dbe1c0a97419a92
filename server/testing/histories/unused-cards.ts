import type { OrderRow, State } from './state.ts'

/** The gift cards that an order has bought and nobody has paid with: they go back with the rest of it, also if staff have voided them. */
export function unusedCards({ codes, codeMoves }: State, order: Pick<OrderRow, 'id'>): string[] {
  const voidedByStaff = (key: string) =>
    -codeMoves
      .filter((move) => move.key === key && (move.cause === 'void' || move.cause === 'restore'))
      .reduce((sum, { amount }) => sum + amount, 0)
  return codes
    .filter((code) => code.bought_by === order.id)
    .filter(({ key, amount, issued }) => amount === issued || voidedByStaff(key) === issued)
    .map(({ key }) => key)
}
