import { cents } from './money.ts'

/** Banks and cards take nothing below this. */
export const LEAST_PAYMENT = cents(46)
