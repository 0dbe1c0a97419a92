export type Piece = { text: string; kind: 'same' | 'gone' | 'new' }

/** Texts with more words are shown as wholes: comparing takes the product of their lengths. */
const MOST_WORDS = 1500

/** How one text becomes another, in words. Spaces belong to the word before them. */
export function wordPieces(before: string, after: string): Piece[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  if (one.length > MOST_WORDS || other.length > MOST_WORDS)
    return joined([
      { text: before, kind: 'gone' },
      { text: after, kind: 'new' },
    ])
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      (lengths[row] as Uint16Array)[column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const pieces: Piece[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const isSame = row < one.length && one[row] === other[column]
    if (isSame) pieces.push({ text: one[row++] as string, kind: 'same' })
    else if (column >= other.length || (row < one.length && at(row + 1, column) >= at(row, column + 1)))
      pieces.push({ text: one[row++] as string, kind: 'gone' })
    else pieces.push({ text: other[column] as string, kind: 'new' })
    if (pieces.at(-1)?.kind !== 'gone') column++
  }
  return joined(pieces)
}

const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

function joined(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = []
  for (const { text, kind } of pieces) {
    const last = list.at(-1)
    if (text === '') continue
    if (last?.kind === kind) last.text += text
    else list.push({ text, kind })
  }
  return list
}
