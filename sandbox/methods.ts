import { escaped, xmlDocument } from './messages.ts'

/** Banks have FI01 to FI15, cards FI50, mobile pay FI54. */
export const methods: Readonly<Record<string, string>> = {
  FI01: 'Testipankki Yksi',
  FI02: 'Testipankki Kaksi',
  FI03: 'Testipankki Kolme',
  FI50: 'Visa ja Mastercard',
  FI54: 'Mobiilimaksu',
}

/** Banks and cards take nothing below this. */
export const LEAST_CENTS = 46

export function methodsAnswer(cents: number): string {
  const offered = cents < LEAST_CENTS ? [] : Object.entries(methods)
  const list = offered.map(
    ([code, name]) => `<paymentmethod><code>${code}</code><displayname>${escaped(name)}</displayname></paymentmethod>`,
  )
  return xmlDocument(`<paymentmethods>${list.join('')}</paymentmethods>`)
}
