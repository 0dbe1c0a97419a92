/** How a language reads the words of a compound. Words are of small letters. */
export type Reading = {
  /** Whether a word may begin as the letters from here on do. */
  mayBeginAt(word: string, start: number): boolean
  isFirst(part: string): boolean
  isLast(part: string): boolean
  /** What it costs to take the letters for a word that is not known, beyond their number. Infinity: they are none. */
  costOfUnknown(word: string, start: number, end: number): number
}

const SHORTEST_PART = 3
/** Longer words are not parted: they do not exist, and would take long. */
const LONGEST_COMPOUND = 64
/** A shorter match may be a coincidence. */
const SURE_LENGTH = 6
const COST_PER_WORD = 1
const COST_PER_MISSING_LETTER = 0.4
const COST_PER_UNKNOWN_LETTER = 0.5

/** Where the words of a compound meet: the cheapest way to split it into known words, or letters that may be words. */
export function compoundJoints(word: string, reading: Reading): readonly number[] {
  const { length } = word
  if (length > LONGEST_COMPOUND) return []
  const costs = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY)
  const next = new Int32Array(length + 1)
  costs[length] = 0
  for (let start = length - SHORTEST_PART; start >= 0; start--) {
    if ((start > 0 && start < SHORTEST_PART) || !reading.mayBeginAt(word, start)) continue
    for (let end = start + SHORTEST_PART; end <= length; end++) {
      const rest = costs[end] as number
      const best = costs[start] as number
      if (rest + COST_PER_WORD >= best) continue
      const cost = rest + costOf(word, start, end, reading)
      if (cost >= best) continue
      costs[start] = cost
      next[start] = end
    }
  }
  const joints: number[] = []
  for (let at = next[0] as number; at > 0 && at < length; at = next[at] as number) joints.push(at)
  return joints
}

function costOf(word: string, start: number, end: number, reading: Reading): number {
  const part = word.slice(start, end)
  const isKnown = end === word.length ? reading.isLast(part) : reading.isFirst(part)
  if (isKnown) return COST_PER_WORD + COST_PER_MISSING_LETTER * Math.max(0, SURE_LENGTH - part.length)
  return COST_PER_WORD + COST_PER_UNKNOWN_LETTER * part.length + reading.costOfUnknown(word, start, end)
}

/** The words of a list. */
export function listed(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== '')
}
