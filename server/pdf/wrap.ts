import type { Run } from './document.ts'

type Measure = (run: Run) => number

/** Breaks text into lines of at most `width`. A word may change its weight inside; a word longer than a line is cut. */
export function wrapLines(runs: readonly Run[], width: number, measure: Measure): Run[][] {
  const space = measure({ text: ' ' })
  const lines: Run[][] = []
  let line: Run[] = []
  let used = 0
  for (const word of wordsOf(runs).flatMap((each) => cutToFit(each, width, measure))) {
    const needed = lengthOf(word, measure)
    if (line.length > 0 && used + space + needed > width) {
      lines.push(line)
      line = []
      used = 0
    }
    const spaced = line.length > 0 ? [{ text: ' ', bold: line.at(-1)?.bold }, ...word] : word
    used += lengthOf(spaced, measure)
    line = joined([...line, ...spaced])
  }
  return line.length > 0 ? [...lines, line] : lines
}

/** A no-break space is no place to break at. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [[]]
  for (const { text, bold } of runs) {
    for (const [index, piece] of text.split(/[ \n]+/).entries()) {
      if (index > 0) words.push([])
      if (piece !== '') words.at(-1)?.push({ text: piece, bold })
    }
  }
  return words.filter((word) => word.length > 0)
}

function cutToFit(word: Run[], width: number, measure: Measure): Run[][] {
  if (lengthOf(word, measure) <= width) return [word]
  const parts: Run[][] = [[]]
  for (const letter of word.flatMap(({ text, bold }) => [...text].map((text) => ({ text, bold })))) {
    const last = parts.at(-1) ?? []
    if (last.length > 0 && lengthOf([...last, letter], measure) > width) {
      // After a hyphen of its own, as in double names, if the part has one.
      const hyphen = last.findLastIndex(({ text }) => text === '-')
      parts.push([...(hyphen >= 0 ? last.splice(hyphen + 1) : []), letter])
    } else last.push(letter)
  }
  return parts.map(joined)
}

const lengthOf = (runs: readonly Run[], measure: Measure) => runs.reduce((sum, run) => sum + measure(run), 0)

/** Neighbours of one weight as one run. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (last && Boolean(last.bold) === Boolean(run.bold)) last.text += run.text
    else all.push({ ...run })
  }
  return all
}
