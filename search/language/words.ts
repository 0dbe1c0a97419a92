/** Letters that are more than a base letter with a mark. */
const spelledOut: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l', ð: 'd', þ: 'th' }

/**
 * In this order: a word of small letters with nothing special after it, as nearly all are, which the others would find more
 * slowly; a share or a measure (`10 %`, `5 kg`), an article or other code (`LK-1001`, `1.12.2026`), an abbreviation with its ending (`EU:n`),
 * and a plain word, which may hold an apostrophe (`raa'an`). A hyphen between longer words only parts them.
 */
const word =
  /[a-zåäö]+(?![\p{L}\p{N}\p{M}'’:/.-])|\d+(?:[.,]\d+)?[\s\u00a0\u202f]?(?:%|(?:kg|g|ml|cl|dl|l|cm|mm)(?![\p{L}\p{N}]))|(?:\p{L}{1,4}[-/.]){0,3}(?:\p{L}{0,4}\p{N}+\p{L}{0,4})(?:[-/.,](?:\p{L}{0,4}\p{N}+\p{L}{0,4}|\p{L}{1,4})){0,6}(?![\p{L}\p{N}])|[\p{L}\p{N}]+:\p{Ll}{1,4}(?!\p{L})|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

/** The words of a text: in lower case, as they stand, with their marks. `10 %` is one word, `10%`, and `5 kg` is `5kg`, however they are spaced. */
export function tokens(text: string): string[] {
  const found = text.replace(invisible, '').normalize('NFKC').match(word) ?? []
  return found.map(tidied)
}

/** Soft hyphens, zero-width spaces and joiners: they come with pasted text, and nobody sees that they part a word. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

function tidied(word: string): string {
  const lower = word.toLowerCase()
  if (/^\d.*\s/.test(lower)) return lower.replace(/\s/g, '')
  return lower.includes('’') ? lower.replace('’', "'") : lower
}

const plain = /^[a-z0-9]*$/
const nordic = /^[a-zåäö]*$/

/** The word without marks and compatibility forms: `jäätelöä` is `jaateloa`, `Weißwurst` `weisswurst`, `LK-1001` `lk1001`. */
export function folded(text: string): string {
  if (plain.test(text)) return text
  if (nordic.test(text)) return text.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('å', 'a')
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæøœđłðþ]/g, (letter) => spelledOut[letter] as string)
    .replace(/:\p{L}*$/u, '')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.%]/gu, '')
}

/** What a code or a share is also found by: its parts. Undefined for a word of letters. */
export function partsOfCode(text: string): readonly string[] | undefined {
  if (!/\d/.test(text)) return undefined
  if (/^\d+[.,]\d+\p{L}*$/u.test(text)) return []
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '' && part !== text)
  return [...new Set(parts.map(folded))]
}
