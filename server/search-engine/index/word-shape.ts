/** Minimum length, in letters, of a query word that is looked for at the end of compounds. */
export const MIN_SUFFIX_LENGTH = 4

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word)
