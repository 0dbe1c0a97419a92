import type { OrderState } from '#contract/order-states.ts'
import type { PastOrder } from '#contract/orders.ts'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import type { NextStepTexts } from './next-steps.ts'
import { totalsTexts } from './totals-texts.ts'

/** What can be done with an order, and what its states are called; as data for islands. */
function orderActionTexts(language: Language) {
  const states: Record<OrderState, string> = {
    reserved: message(language, 'orderStateReserved'),
    superseded: message(language, 'orderStateSuperseded'),
    lapsed: message(language, 'orderStateLapsed'),
    placed: message(language, 'orderStatePlaced'),
    packed: message(language, 'orderStatePacked'),
    delivered: message(language, 'orderStateDelivered'),
    cancelled: message(language, 'orderStateCancelled'),
    'refund-due': message(language, 'orderStateRefundDue'),
    refunded: message(language, 'orderStateRefunded'),
  }
  return {
    states,
    withdrawn: message(language, 'orderStateWithdrawn'),
    continue: message(language, 'orderContinue'),
    cancel: message(language, 'orderCancel'),
    cancelUntil: message(language, 'orderCancelUntil'),
    cancelSure: message(language, 'orderCancelSure'),
    cancelYes: message(language, 'orderCancelYes'),
    cancelNo: message(language, 'orderCancelNo'),
    cancelled: message(language, 'orderCancelledNow'),
    reorder: message(language, 'orderReorder'),
    reordered: message(language, 'orderReordered'),
    reorderedNone: message(language, 'orderReorderedNone'),
    toCart: message(language, 'orderToCart'),
    failed: message(language, 'orderFailed'),
    tryAgain: message(language, 'cartTryAgain'),
  }
}

export type OrderActionTexts = ReturnType<typeof orderActionTexts>

/** What the state of an order is called. */
export function stateText({ state, isWithdrawn }: Pick<PastOrder, 'state' | 'isWithdrawn'>, texts: OrderActionTexts) {
  return isWithdrawn ? texts.withdrawn : texts.states[state]
}

/** The texts of the order history. */
export function orderHistoryTexts(language: Language) {
  return {
    ...orderActionTexts(language),
    heading: message(language, 'ordersHeading'),
    loading: message(language, 'orderLoading'),
    none: message(language, 'ordersNone'),
    toProducts: message(language, 'cartToProducts'),
    more: message(language, 'ordersMore'),
    andMore: message(language, 'ordersAndMore'),
    show: message(language, 'ordersShow'),
    byMail: message(language, 'orderByMail'),
    delivery: message(language, 'orderDelivery'),
  }
}

export type OrderHistoryTexts = ReturnType<typeof orderHistoryTexts>

/** What happens after an order; with placeholders. */
export function nextStepTexts(language: Language): NextStepTexts {
  return {
    card: message(language, 'orderNextCard'),
    packed: message(language, 'orderNextPacked'),
    delivered: message(language, 'orderNextDelivered'),
    away: message(language, 'orderNextAway'),
  }
}

/** The texts of the page of an order. */
export function orderPageTexts(language: Language) {
  const about: Record<OrderState, { heading: string; text: string }> = {
    reserved: { heading: message(language, 'orderWaiting'), text: message(language, 'orderWaitingText') },
    superseded: { heading: message(language, 'orderSuperseded'), text: message(language, 'orderSupersededText') },
    lapsed: { heading: message(language, 'orderLapsed'), text: message(language, 'orderLapsedText') },
    placed: { heading: message(language, 'orderThanks'), text: message(language, 'orderThanksText') },
    packed: { heading: message(language, 'orderPacked'), text: message(language, 'orderPackedText') },
    delivered: { heading: message(language, 'orderDelivered'), text: message(language, 'orderDeliveredText') },
    cancelled: { heading: message(language, 'orderCancelled'), text: message(language, 'orderCancelledText') },
    'refund-due': { heading: message(language, 'orderRefundDue'), text: message(language, 'orderRefundDueText') },
    refunded: { heading: message(language, 'orderRefunded'), text: message(language, 'orderRefundedText') },
  }
  return {
    about,
    actions: orderActionTexts(language),
    next: message(language, 'orderNext'),
    nextSteps: nextStepTexts(language),
    reservedUntil: message(language, 'orderReservedUntil'),
    totals: totalsTexts(language),
    loading: message(language, 'orderLoading'),
    notLoaded: message(language, 'orderNotLoaded'),
    unknown: { heading: message(language, 'orderUnknown'), text: message(language, 'orderUnknownText') },
    logIn: message(language, 'customerLogIn'),
    guest: { heading: message(language, 'orderGuest'), text: message(language, 'orderGuestText') },
    guestPaid: { heading: message(language, 'orderGuestPaid'), text: message(language, 'orderGuestPaidText') },
    withdrawn: { heading: message(language, 'orderWithdrawn'), text: message(language, 'orderWithdrawnText') },
    toCheckout: message(language, 'orderToCheckout'),
    toOrders: message(language, 'checkoutToAccount'),
    number: message(language, 'orderNumber'),
    date: message(language, 'orderDate'),
    state: message(language, 'orderState'),
    delivery: message(language, 'orderDelivery'),
    byMail: message(language, 'orderByMail'),
    products: message(language, 'orderProducts'),
    address: message(language, 'checkoutAddress'),
    buyer: message(language, 'checkoutOwnDetails'),
    billing: message(language, 'checkoutBilling'),
    contact: message(language, 'orderContact'),
    information: message(language, 'orderInformation'),
    paid: message(language, 'orderPaid'),
    refunded: message(language, 'orderRefundedTotal'),
    vat: message(language, 'orderVat'),
    terms: message(language, 'orderTerms'),
    withdrawal: message(language, 'orderWithdrawal'),
    withdrawalText: message(language, 'orderWithdrawalText'),
    returnable: message(language, 'orderReturnable'),
    toWithdrawal: message(language, 'orderToWithdrawal'),
    print: message(language, 'orderPrint'),
  }
}

export type OrderPageTexts = ReturnType<typeof orderPageTexts>
