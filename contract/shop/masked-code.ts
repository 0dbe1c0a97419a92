const SHOWN = 4
const MASK = '…'

/** A code that is money (gift card, refund, loyalty), as pages, mails and stored copies show it: its end, at most half of it. */
export function maskedCode(code: string): string {
  if (code.startsWith(MASK)) return code
  return `${MASK}${code.slice(code.length - Math.min(SHOWN, Math.floor(code.length / 2)))}`
}

/** As pages show a code of a cart. Whatever is not known to be a discount counts as money. */
export function shownCode(code: string, discountCodes: readonly string[] = []): string {
  return discountCodes.includes(code) ? code : maskedCode(code)
}
