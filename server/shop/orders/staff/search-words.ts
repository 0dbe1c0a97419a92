/** Marks that separate words where orders are indexed; see the column `search`. */
const SEPARATORS = /[\s'\\:"[\](),]+/
const DIGITS = /^[+\d\s()-]{4,}$/

/**
 * What the database looks for: every word is the beginning of one of the order's, and a short number is one of them. A phone number may be written with spaces and with or
 * without its country code; it may also be the number of an order.
 */
export function searchQuery(search: string): string | undefined {
  const words = DIGITS.test(search) ? [search.replace(/[^+\d]/g, '')] : search.toLowerCase().split(SEPARATORS)
  const parts = words.filter((word) => word !== '').map(partOf)
  return parts.length > 0 ? parts.join(' & ') : undefined
}

function partOf(word: string): string {
  if (!/^\+?\d+$/.test(word)) return beginning(word)
  const national = word.replace(/^(?:\+|00)?(?:358)?0?/, '')
  const plain = word.replace('+', '')
  return national === '' || national === plain ? beginning(plain) : `(${beginning(plain)} | ${beginning(national)})`
}

/** Up to three digits are those of every order and phone: they have to be a whole word, such as in the name of a product. */
const MANY = /^\d{1,3}$/

const beginning = (word: string) => (MANY.test(word) ? `'${word}'` : `'${word}':*`)
