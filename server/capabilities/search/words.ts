/** Letters that are more than a base letter with a mark. */
const spelledOut: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l' }

/** As it is compared: in lower case and without marks, so that `Jyvä` and `jyva` are the same. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæøœđł]/g, (letter) => spelledOut[letter] as string)
}

/** The words of a text as they are compared. What is neither letter nor digit only parts them. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
