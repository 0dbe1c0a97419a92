import { cents } from '#contract/values/money.ts'

/** The payment service takes nothing below this. The shop may ask for more: `leastPayment` of its settings. */
export const LEAST_PAYMENT = cents(46)
