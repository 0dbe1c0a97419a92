import type { Color, PdfDocument } from '#server/pdf/document.ts'

type Amount = { text: string; value: number }
type Compared = { name: string; now: Amount; before: Amount }
type Look = Readonly<Record<'now' | 'before' | 'ink' | 'soft', Color>>

const ROW = 50
const BAR = 10

/** The height of the comparison of this many figures. */
export const comparisonHeight = (figures: readonly Compared[]) => Math.ceil(figures.length / 2) * ROW

/**
 * Two bars for each figure, two figures beside each other: this period and the one before, each on a scale of its own from zero. They are
 * decoration: the same figures stand in the table.
 */
export function drawComparison(
  document: PdfDocument,
  at: { x: number; y: number; width: number },
  figures: readonly Compared[],
  look: Look,
): void {
  const column = (at.width - 28) / 2
  for (const [index, figure] of figures.entries()) {
    const x = at.x + (index % 2) * (column + 28)
    const y = at.y + Math.floor(index / 2) * ROW
    document.text(null, { x, y: y + 10 }, [{ text: figure.name }], 9.5, look.soft)
    const longest = Math.max(figure.now.value, figure.before.value)
    const bar = ({ text, value }: Amount, line: number, color: Color, bold: boolean) => {
      const wide = ((column - 52) * value) / longest
      const top = y + 18 + line * (BAR + 4)
      document.box(x, top, wide, BAR, color)
      document.text(null, { x: x + wide + 6, y: top + BAR - 1.5 }, [{ text, bold }], 10.5, look.ink)
    }
    bar(figure.now, 0, look.now, true)
    bar(figure.before, 1, look.before, false)
  }
}
