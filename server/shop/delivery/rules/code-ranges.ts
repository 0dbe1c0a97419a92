/** Postal codes from one to another; of a single one both are the same. */
export type CodeRange = { from: string; until: string }

/** The codes of an area as ranges that people read: from one to another where it has every code of `homes` between them. All in order. */
export function rangesOf(codes: ReadonlySet<string>, homes: readonly string[]): CodeRange[] {
  const ranges: CodeRange[] = []
  let isOpen = false
  for (const code of homes) {
    const last = ranges.at(-1)
    if (!codes.has(code)) isOpen = false
    else if (isOpen && last) last.until = code
    else {
      ranges.push({ from: code, until: code })
      isOpen = true
    }
  }
  return ranges
}
