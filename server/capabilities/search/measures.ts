const measure = /(\d+(?:[.,]\d+)?)\s*(kg|g|ml|cl|dl|l)(?![\p{L}\p{N}])/giu

/** How many of a smaller unit a larger one is. */
const smaller: Partial<Record<string, readonly [unit: string, count: number]>> = { kg: ['g', 1000], l: ['ml', 1000] }
const larger: Partial<Record<string, readonly [unit: string, count: number]>> = { g: ['kg', 1000], ml: ['l', 1000] }

/** The weights and volumes in a text as single words, as people type them: `5 kg` is `5kg` and `5000g`. */
export function measuresIn(text: string): string[] {
  const found = new Set<string>()
  for (const [, digits = '', name = ''] of text.matchAll(measure)) {
    const unit = name.toLowerCase()
    const amount = Number(digits.replace(',', '.'))
    const less = smaller[unit]
    const more = larger[unit]
    found.add(`${amount}${unit}`)
    if (less) found.add(`${amount * less[1]}${less[0]}`)
    if (more && amount >= more[1] / 10) found.add(`${amount / more[1]}${more[0]}`)
  }
  return [...found]
}

/** The weight of a package in grams, as its size says first; undefined if it is not sold by weight. */
export function gramsIn(size: string): number | undefined {
  for (const [, digits = '', name = ''] of size.matchAll(measure)) {
    const amount = Number(digits.replace(',', '.'))
    if (name.toLowerCase() === 'g') return amount
    if (name.toLowerCase() === 'kg') return 1000 * amount
  }
  return undefined
}
