/** The longest sequence that two lists have in common, as pairs of places. */
export function commonPairs<One, Other>(
  one: readonly One[],
  other: readonly Other[],
  isEqual: (one: One, other: Other) => boolean,
): [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const equal = (row: number, column: number) => isEqual(one[row] as One, other[column] as Other)
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const cells = lengths[row] as number[]
      cells[column] = equal(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (equal(row, column)) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return pairs
}
