/** Whether a text is a GTIN-13: thirteen digits, of which the last is the check digit. */
export function isGtin(text: string): boolean {
  return /^\d{13}$/.test(text) && Number(text[12]) === checkDigit(text.slice(0, 12))
}

/** The check digit of the first twelve. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
