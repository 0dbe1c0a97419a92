export const hasDigit = (word: string): boolean => /\p{N}/u.test(word)
