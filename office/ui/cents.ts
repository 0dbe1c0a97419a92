/** `1290` as `12,90`, for a field that is written into. */
export function centsText(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.abs(cents)
  return `${sign}${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`
}

const AMOUNT = /^(\d{1,9})(?:[,.](\d{1,2}))?$/

/** The cents of `12,90`, `12.9`, `1 200` or `12,90 €`; null where it is no amount. Never through a fraction of binary numbers. */
export function readCents(text: string): number | null {
  const [, euros, rest = ''] = AMOUNT.exec(text.replaceAll(/[\s\u00a0€]/g, '')) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(rest.padEnd(2, '0'))
}
