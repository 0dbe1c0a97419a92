import type { Color, PdfDocument, Run } from './document.ts'
import { PAGE } from './document.ts'
import type { Part, Role } from './structure.ts'
import { wrapLines } from './wrap.ts'

export type Look = Readonly<Record<'brand' | 'onBrand' | 'ink' | 'soft' | 'line', Color>>

/** What is printed on every page. */
type Frame = { name: string; kind: string; footer: readonly string[] }

const MARGIN = 48
const BAND = 58
const TOP = BAND + 34
const BOTTOM = PAGE.height - 82
const LEADING = 1.4

type Style = { size: number; color: Color; before?: number; bold?: boolean }

/** Lays text out below what is there, in the width of the page or of a column, and begins a new page when one is full. */
export class Sheet {
  readonly #document: PdfDocument
  readonly #look: Look
  readonly #frame: Frame
  #y = 0
  #x = MARGIN
  #width = PAGE.width - 2 * MARGIN

  constructor(document: PdfDocument, look: Look, frame: Frame) {
    this.#document = document
    this.#look = look
    this.#frame = frame
    this.#beginPage()
  }

  title(text: string): void {
    this.#write(this.#document.part('H1'), [{ text, bold: true }], { size: 22, color: this.#look.ink })
  }

  lead(text: string): void {
    this.#write(this.#document.part('P'), [{ text }], { size: 11, color: this.#look.soft, before: 6 })
  }

  heading(text: string): void {
    // A heading alone at the foot of a page is of no use.
    if (this.#y + 50 > BOTTOM) this.#beginPage()
    this.#write(this.#document.part('H2'), [{ text, bold: true }], { size: 12.5, color: this.#look.ink, before: 16 })
  }

  paragraph(runs: readonly Run[]): void {
    this.#write(this.#document.part('P'), runs, { size: 9.5, color: this.#look.ink, before: 5 })
  }

  /** Rows of a name and what is said about it, with a line below each. */
  table(rows: readonly { name: string; values: readonly string[]; strong?: boolean }[], nameShare = 0.4): void {
    const table = this.#document.part('Table')
    const [x, width] = [this.#x, this.#width]
    for (const { name, values, strong = false } of rows) {
      const row = this.#document.part('TR', table)
      const each = (width * (1 - nameShare)) / values.length
      const cells = [
        { role: 'TH' as Role, x, width: width * nameShare, text: name, bold: true },
        ...values.map((text, index) => ({
          role: 'TD' as Role,
          text,
          bold: strong,
          x: x + width * nameShare + each * index,
          width: each,
        })),
      ].map((cell) => ({ ...cell, lines: this.#wrap([{ text: cell.text, bold: cell.bold }], 9.5, cell.width - 8) }))
      const height = Math.max(...cells.map(({ lines }) => lines.length)) * 9.5 * LEADING + 5
      if (this.#y + height > BOTTOM) this.#beginPage()
      const top = this.#y
      for (const cell of cells) {
        const part = this.#document.part(cell.role, row)
        for (const [index, line] of cell.lines.entries())
          this.#document.text(part, { x: cell.x, y: top + 13 + index * 9.5 * LEADING }, line, 9.5, this.#look.ink)
      }
      this.#y = top + height + 1
      this.#document.box(x, this.#y, width, 0.5, this.#look.line)
    }
    this.#y += 4
  }

  /** Draws two parts beside each other; neither may be longer than a page. */
  columns(left: () => void, right: () => void): void {
    const [y, x, width] = [this.#y, this.#x, this.#width]
    const column = (width - 28) / 2
    const draw = (part: () => void, at: number) => {
      this.#y = y
      this.#x = at
      this.#width = column
      part()
      return this.#y
    }
    const ends = [draw(left, x), draw(right, x + column + 28)]
    this.#x = x
    this.#width = width
    this.#y = Math.max(...ends)
  }

  /** Leaves room and lets the caller draw into it. */
  drawing(width: number, height: number, draw: (x: number, y: number) => void): void {
    if (this.#y + height + 12 > BOTTOM) this.#beginPage()
    draw(this.#x, this.#y + 12)
    this.#y += height + 12
    if (width > this.#width) throw new Error('The drawing is wider than its column.')
  }

  #wrap(runs: readonly Run[], size: number, width: number): Run[][] {
    return wrapLines(runs, width, (run) => this.#document.widthOf(run, size))
  }

  #write(part: Part, runs: readonly Run[], { size, color, before = 0 }: Style): void {
    this.#y += before
    for (const line of this.#wrap(runs, size, this.#width)) {
      if (this.#y + size * LEADING > BOTTOM) this.#beginPage()
      this.#y += size * LEADING
      this.#document.text(part, { x: this.#x, y: this.#y - size * 0.3 }, line, size, color)
    }
  }

  /** Band and footer are decoration: what they say stands in the document or is its metadata. */
  #beginPage(): void {
    const { name, kind, footer } = this.#frame
    const { brand, onBrand, soft, line } = this.#look
    const document = this.#document
    document.addPage()
    document.box(0, 0, PAGE.width, BAND, brand)
    document.text(null, { x: MARGIN, y: BAND / 2 + 5 }, [{ text: name, bold: true }], 14, onBrand)
    const wide = document.widthOf({ text: kind }, 11)
    document.text(null, { x: PAGE.width - MARGIN - wide, y: BAND / 2 + 4 }, [{ text: kind }], 11, onBrand)
    document.box(MARGIN, BOTTOM + 14, PAGE.width - 2 * MARGIN, 0.5, line)
    for (const [index, text] of footer.entries())
      document.text(null, { x: MARGIN, y: BOTTOM + 30 + index * 12 }, [{ text }], 8.5, soft)
    const page = String(document.pageCount)
    const pageWide = document.widthOf({ text: page }, 8.5)
    document.text(null, { x: PAGE.width - MARGIN - pageWide, y: BOTTOM + 30 }, [{ text: page }], 8.5, soft)
    this.#y = TOP
  }
}
