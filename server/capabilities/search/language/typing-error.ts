/**
 * Whether somebody who meant `word` may have typed `typed` by accident: one slip in 4 to 7 letters, two from 8. A slip is a letter
 * left out, added, changed, or two neighbours in the wrong order. A first letter is seldom wrong, so it costs a slip only when it
 * was swapped with the second.
 */
export function isTypingError(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed === 0 || typed === word || Math.abs(typed.length - word.length) > allowed) return false
  const swapped = typed[0] === word[1] && typed[1] === word[0]
  if (typed[0] !== word[0] && !swapped) return false
  return distanceWithin(typed, word, allowed) <= allowed
}

/** Optimal string alignment, computed only in the band that can stay within `limit`; more than `limit` once that is certain. */
function distanceWithin(one: string, other: string, limit: number): number {
  const beyond = limit + 1
  const width = other.length + 1
  let before = new Uint8Array(width)
  let last = new Uint8Array(width)
  let row = new Uint8Array(width)
  for (let column = 0; column < width; column++) last[column] = Math.min(column, beyond)
  for (let i = 1; i <= one.length; i++) {
    const from = Math.max(1, i - limit)
    const to = Math.min(other.length, i + limit)
    row.fill(beyond)
    row[0] = Math.min(i, beyond)
    let best = row[0] as number
    for (let j = from; j <= to; j++) {
      const same = one.charCodeAt(i - 1) === other.charCodeAt(j - 1)
      let cost = Math.min((last[j - 1] as number) + (same ? 0 : 1), (last[j] as number) + 1, (row[j - 1] as number) + 1)
      const crossed =
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
      if (crossed) cost = Math.min(cost, (before[j - 2] as number) + 1)
      row[j] = Math.min(cost, beyond)
      if (cost < best) best = cost
    }
    if (best > limit) return beyond
    ;[before, last, row] = [last, row, before]
  }
  return last[other.length] as number
}
