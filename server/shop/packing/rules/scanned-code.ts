/** What a barcode says. `gtin` has 14 digits; `item` is the beginning of a code with a weight, which names the product without its weight. */
export type Scanned =
  | { kind: 'gtin'; gtin: string; grams: number | null }
  | { kind: 'item'; item: string; grams: number }
  | { kind: 'order'; number: number }
  | { kind: 'unreadable' }

/** FNC1 ends fields of GS1 codes. Scanners send it as the ASCII character GS; here it is a sign that no field may have. */
const [GS, FNC1] = ['\u001d', '|']

/** How many grams the last digit of the weight is. */
const gramsByPrefix: Readonly<Record<string, number>> = { '23': 1, '24': 10, '25': 100 }

/**
 * Reads what a scanner has typed: GTINs of 8, 12, 13 and 14 digits, GS1 codes with the GTIN in (01), Finnish codes with a weight
 * (23, 24 or 25, company, item, weight), and the number of an order from its label.
 */
export function readScan(typed: string): Scanned {
  // A symbology identifier, such as ]C1 of GS1-128, if the scanner is set to send it.
  const text = typed
    .trim()
    .replaceAll(GS, FNC1)
    .replace(/^\][A-Za-z]\d/, '')
  // No GTIN has six or seven digits.
  const order = /^\d{6,7}$/.exec(text)
  if (order) return { kind: 'order', number: Number(text) }
  const gs1 = gs1Fields(text)
  if (gs1) return isCheckedGtin(gs1.gtin) ? { kind: 'gtin', ...gs1 } : { kind: 'unreadable' }
  if (!isCheckedGtin(text)) return { kind: 'unreadable' }
  const unit = text.length === 13 ? gramsByPrefix[text.slice(0, 2)] : undefined
  if (unit) return { kind: 'item', item: text.slice(0, 8), grams: Number(text.slice(8, 12)) * unit }
  return { kind: 'gtin', gtin: text.padStart(14, '0'), grams: null }
}

const LENGTHS = [8, 12, 13, 14]

/** Whether the digits are a GTIN of any length with the right check digit: weights 3 and 1 from the right. */
export function isCheckedGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  const [check = 0, ...digits] = [...text].reverse().map(Number)
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}

/** Fields of a fixed length that may stand before or after (01) without FNC1: dates, and amounts such as the net weight (310n). */
const FIXED = /^(?:(?:11|13|15|17)\d{6}|3[1-6]\d\d\d{6}|20\d\d)/
/** Fields that FNC1 ends: batch, serial number, count. */
const OPEN = /^(?:10|21|30|37)[^|]{1,20}/

/** GTIN and net weight of a GS1 code, also with its parentheses typed; null if it has no (01). */
function gs1Fields(text: string): { gtin: string; grams: number | null } | null {
  const isWritten = /^\(\d{2,4}\)/.test(text)
  const isRaw = text.length > 14 && /^[\d|]/.test(text)
  if (!isWritten && !isRaw) return null
  let gtin: string | null = null
  let grams: number | null = null
  for (let rest = isWritten ? text.replace(/\((\d{2,4})\)/g, `${FNC1}$1`) : text; rest !== ''; ) {
    if (rest.startsWith(FNC1)) {
      rest = rest.slice(1)
      continue
    }
    const [field] = /^01\d{14}/.exec(rest) ?? FIXED.exec(rest) ?? OPEN.exec(rest) ?? []
    if (!field) break
    if (field.startsWith('01')) gtin = field.slice(2)
    if (/^310[0-6]/.test(field)) grams = Math.round(Number(field.slice(4)) * 10 ** (3 - Number(field[3])))
    rest = rest.slice(field.length)
  }
  return gtin === null ? null : { gtin, grams }
}
