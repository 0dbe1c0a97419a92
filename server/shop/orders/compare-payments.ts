import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import { isUnpaid } from './rules/order-moves.ts'

/** Asks the payment service about orders and names what it says otherwise. Reads only: the jobs settle what is open. */
export async function comparePayments(
  { payments }: Pick<OrderNeeds, 'payments'>,
  orders: Iterable<Order> | AsyncIterable<Order>,
): Promise<string[]> {
  const said: string[] = []
  for await (const order of orders) if (order.amount > 0) said.push(...(await differences(payments, order)))
  return said
}

async function differences(payments: OrderNeeds['payments'], order: Order): Promise<string[]> {
  const { number, state, paid, refunded } = order
  const seen = await payments.query(order.paymentId)
  if (seen.state === 'paid') {
    if (isUnpaid(state)) return [`order ${number}: is ${state}, but the payment service has ${seen.amount} cents`]
    const off: string[] = []
    if (seen.amount !== paid)
      off.push(`order ${number}: ${paid} cents were paid, but the payment service has ${seen.amount}`)
    if (seen.refunded !== refunded)
      off.push(`order ${number}: ${refunded} cents were refunded, but the payment service says ${seen.refunded}`)
    return off
  }
  if (seen.state === 'refunded') {
    return refunded === paid
      ? []
      : [`order ${number}: the payment service has refunded all of it, and we ${refunded} cents`]
  }
  return paid > 0 ? [`order ${number}: ${paid} cents were paid, but the payment service says ${seen.state}`] : []
}
