import { isGtin } from '#contract/values/gtin.ts'

const LEAST_LETTERS = 3
const MOST_LETTERS = 80
/** From this many digits on it may be a telephone number, a personal identity code or an account number. Postal codes have five. */
const MANY_DIGITS = 6
const street = /\p{L}(?:katu|tie|kuja|polku|raitti|gatan|vägen|straße|strasse|weg|street|road|avenue)\s+\d/iu

/** The form in which a question is counted; null if it must not be kept: too short, too long, or possibly personal. */
export function keptQuestion(typed: string): string | null {
  const question = typed.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()
  const { length } = [...question]
  if (length < LEAST_LETTERS || length > MOST_LETTERS || !/[\p{L}\d]{2}/u.test(question)) return null
  return looksPersonal(question) ? null : question
}

function looksPersonal(question: string): boolean {
  if (/[@＠]|https?:|www\./u.test(question) || street.test(question)) return true
  const runs = question.match(/[+(]?\d[\d\s()/.+-]*/gu) ?? []
  return runs.some((run) => {
    const digits = run.replace(/\D/g, '')
    return digits.length >= MANY_DIGITS && !isGtin(digits)
  })
}
