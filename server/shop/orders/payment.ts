import { dayIn } from '#contract/values/days.ts'
import { PaymentUnreachable } from '#server/adapters/payment/payment-service.ts'
import { referenceNumber } from '#server/adapters/payment/reference-number.ts'
import { paymentLanguage } from './offered-methods.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import { paymentLines } from './rules/payment-lines.ts'

type Reports = Pick<OrderNeeds, 'onProblem' | 'onWarning'>

/** Reports an outage of the payment service as a warning, and an unexpected answer as a fault of ours. */
export function reportPayment({ onProblem, onWarning }: Reports, error: unknown, sentence: string): void {
  if (error instanceof PaymentUnreachable) onWarning(error, sentence)
  else onProblem(error, sentence)
}

/** Registers the payment of an order, after its transaction, and returns the address where it is paid. May be repeated at any time. */
export async function startPayment(needs: OrderNeeds, order: Order): Promise<string> {
  if (order.paymentAddress !== null) return order.paymentAddress
  const { payments, store, returnAddress, paymentTexts, now } = needs
  const { snapshot, language } = order
  const { firstName, lastName, streetAddress, postalCode, city } = snapshot.billingAddress ?? snapshot.deliveryAddress
  const { address } = await payments.create({
    paymentId: order.paymentId,
    orderNumber: String(order.number),
    amount: order.amount,
    reference: referenceNumber(String(order.number)),
    lines: paymentLines(snapshot, paymentTexts(language)),
    buyer: {
      name: `${firstName} ${lastName}`,
      street: streetAddress,
      postalCode,
      city,
      email: snapshot.email,
      phone: snapshot.phone,
    },
    deliveryDate: snapshot.slot?.date ?? dayIn(now()),
    ...(snapshot.paymentMethodCode ? { methodCode: snapshot.paymentMethodCode } : {}),
    returns: {
      ok: returnAddress('ok'),
      error: returnAddress('virhe'),
      cancel: returnAddress('peruttu'),
      delayed: returnAddress('viive'),
    },
    language: paymentLanguage[language],
  })
  await store.set(order.id, { paymentAddress: address })
  return address
}
