import type { Site } from '#contract/site.ts'
import { PAGE, type PdfDocument } from '#server/pdf/document.ts'
import { wrapLines } from '#server/pdf/wrap.ts'

type Words = { kind: string; title: string; period: string; year: string; date: string }

const LEFT = 84
const STRIPE = 48

/** The first page of a report: what it is about as a numeral that can be read across a table, as on the pictures of the releases. */
export function drawCover(document: PdfDocument, colors: Site['theme']['colors'], words: Words): void {
  const { deep, onDeep, brand } = colors
  document.addPage()
  document.box(0, 0, PAGE.width, PAGE.height, deep)
  document.box(0, 0, STRIPE, PAGE.height, brand)

  const write = (text: string, y: number, size: number, bold = false) =>
    document.text(null, { x: LEFT, y }, [{ text, bold }], size, onDeep)
  write('Kaskimaa Oyj', 96, 20, true)
  write(words.kind, 122, 14)

  const space = PAGE.width - LEFT - STRIPE
  const size = Math.min(260, (200 * space) / document.widthOf({ text: words.period, bold: true }, 200))
  write(words.period, 400, size, true)
  document.box(LEFT, 440, space, 3, brand)
  if (words.year !== words.period) write(words.year, 490, 40)

  const heading = document.part('H1')
  const lines = wrapLines([{ text: words.title, bold: true }], space, (run) => document.widthOf(run, 22))
  const top = PAGE.height - 120 - lines.length * 29
  for (const [index, line] of lines.entries())
    document.text(heading, { x: LEFT, y: top + index * 29 }, line, 22, onDeep)
  write(words.date, PAGE.height - 84, 12)
}
