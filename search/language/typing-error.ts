/**
 * Whether somebody who meant `word` may have typed `typed` by accident: one slip in 4 to 7 letters, two from 8. A slip is a letter
 * left out, added or changed, or two neighbours in the wrong order. A first letter is seldom wrong, so it only counts as a slip
 * when it changed places with the second.
 */
export function isTypingError(typed: string, word: string): boolean {
  const isSwapped = typed[0] === word[1] && typed[1] === word[0]
  if (typed[0] !== word[0] && !isSwapped) return false
  const allowed = slipsIn(typed)
  return allowed > 0 && typed !== word && isWithinSlips(allowed, typed, word)
}

/** How many slips are allowed in a word of this length. */
export const slipsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)

/** Whether the words differ by at most this number of slips, anywhere in them. */
export function isWithinSlips(allowed: number, typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > allowed) return false
  if (word.length > longestWord || typed.length > longestWord) return false
  return isWithin(allowed, typed, word)
}

const longestWord = 63
const width = longestWord + 1

/** Three rows of the table of distances, used over and over: the index asks this for every word it knows. */
const table = new Uint8Array(3 * width)

/** Optimal string alignment, computed only where the distance can still stay within the limit. */
function isWithin(limit: number, one: string, other: string): boolean {
  const beyond = limit + 1
  for (let j = 0; j <= other.length; j++) table[j] = Math.min(j, beyond)
  for (let i = 1; i <= one.length; i++) {
    const row = (i % 3) * width
    const last = ((i + 2) % 3) * width
    const beforeLast = ((i + 1) % 3) * width
    let best = Math.min(i, beyond)
    table.fill(beyond, row, row + other.length + 1)
    table[row] = best
    for (let j = Math.max(1, i - limit); j <= Math.min(other.length, i + limit); j++) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1)
      let cost = at(last + j - 1) + (isSame ? 0 : 1)
      cost = Math.min(cost, at(last + j) + 1, at(row + j - 1) + 1, beyond)
      const isCrossed =
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
      if (isCrossed) cost = Math.min(cost, at(beforeLast + j - 2) + 1)
      table[row + j] = cost
      best = Math.min(best, cost)
    }
    if (best > limit) return false
  }
  return at((one.length % 3) * width + other.length) <= limit
}

const at = (place: number) => table[place] as number
