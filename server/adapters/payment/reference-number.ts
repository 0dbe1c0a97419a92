const WEIGHTS = [7, 3, 1] as const
const MAX_DIGITS = 20

/** A Finnish reference number: the digits and a check digit. Throws unless there are 3 to 19 digits that do not begin with 0. */
export function referenceNumber(digits: string): string {
  if (!/^[1-9]\d{2,18}$/.test(digits)) throw new Error(`A reference number cannot be made of '${digits}'.`)
  return `${digits}${checkDigit(digits)}`
}

export function isReferenceNumber(text: string): boolean {
  return text.length <= MAX_DIGITS && /^[1-9]\d{3,}$/.test(text) && text.at(-1) === checkDigit(text.slice(0, -1))
}

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0)
  return String((10 - (sum % 10)) % 10)
}
