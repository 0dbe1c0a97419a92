import { type Color, PAGE, PdfDocument, type Run } from '#server/pdf/document.ts'
import { documentFaces } from '#server/pdf/faces.ts'
import { wrapLines } from '#server/pdf/wrap.ts'
import { code128, QUIET_MODULES } from './code128.ts'

export const INK: Color = '#000000'
const SOFT: Color = '#444444'
const LINE: Color = '#999999'

const MARGIN = 40
const BOTTOM = PAGE.height - 50
const LEADING = 1.3
const CELL_SIZE = 10

/** `isTick`: an empty box, to tick by pen. */
export type Cell = { text?: string; bold?: boolean; detail?: string; isTick?: boolean }

export function newDocument(title: string, created: Date): PdfDocument {
  return new PdfDocument(documentFaces(), { title, author: 'Kaskimaa', language: 'fi', created })
}

/** Draws the number of an order as Code 128. `module` is the width of its thinnest bar, in points. */
export function drawBarcode(
  document: PdfDocument,
  digits: string,
  { x, y, module, height }: { x: number; y: number; module: number; height: number },
): void {
  for (const bar of code128(digits).bars) document.box(x + bar.at * module, y, bar.width * module, height, INK)
}

export const barcodeWidth = (digits: string, module: number) => (code128(digits).width + 2 * QUIET_MODULES) * module

/** Pages of A4 with tables whose rows are never broken. Each page repeats its title, and the headings of a table that goes on. */
export class Paper {
  readonly document: PdfDocument
  readonly #footer: string
  #title = ''
  #y = 0

  constructor(document: PdfDocument, footer: string) {
    this.document = document
    this.#footer = footer
  }

  /** Begins a page; the barcode of an order stands beside its title. */
  begin(title: string, order?: string): void {
    this.#title = title
    this.#beginPage(false)
    if (!order) return
    const width = barcodeWidth(order, 1.2)
    drawBarcode(this.document, order, { x: PAGE.width - MARGIN - width + 12, y: 36, module: 1.2, height: 36 })
  }

  heading(text: string): void {
    // A heading alone at the foot of a page is of no use.
    if (this.#y + 60 > BOTTOM) this.#beginPage(true)
    this.#y += 10
    this.#write('H2', [{ text, bold: true }], 13, INK, PAGE.width - 2 * MARGIN)
  }

  paragraph(runs: readonly Run[], width = PAGE.width - 2 * MARGIN): void {
    this.#write('P', runs, 11, INK, width)
  }

  /** `widths` are shares of the page. `title` stands over the rows that go on on another page. */
  table(widths: readonly number[], headings: readonly string[], rows: readonly (readonly Cell[])[], title = ''): void {
    const whole = PAGE.width - 2 * MARGIN
    const columns = widths.map((share, at) => ({
      x: MARGIN + whole * widths.slice(0, at).reduce((sum, each) => sum + each, 0),
      width: whole * share - 8,
    }))
    const table = this.document.part('Table')
    const drawHeadings = () => {
      this.#y += 6
      for (const [at, text] of headings.entries()) {
        const { x = 0 } = columns[at] ?? {}
        this.document.text(null, { x, y: this.#y + 9 }, [{ text, bold: true }], 8.5, SOFT)
      }
      this.#y += 13
      this.document.box(MARGIN, this.#y, whole, 1, INK)
    }
    drawHeadings()
    for (const cells of rows) {
      const wrapped = cells.map(({ text = '', bold, detail, isTick }, at) => ({
        isTick,
        lines: this.#wrap([{ text, bold }], CELL_SIZE, columns[at]?.width ?? 0),
        details: detail ? this.#wrap([{ text: detail }], 8.5, columns[at]?.width ?? 0) : [],
      }))
      const height = Math.max(
        ...wrapped.map(({ lines, details }) => lines.length * CELL_SIZE * LEADING + details.length * 8.5 * LEADING),
      )
      if (this.#y + height + 10 > BOTTOM) {
        this.#beginPage(true)
        if (title) this.document.text(null, { x: MARGIN, y: this.#y + 14 }, [{ text: title, bold: true }], 11, INK)
        if (title) this.#y += 18
        drawHeadings()
      }
      const row = this.document.part('TR', table)
      for (const [at, { lines, details, isTick }] of wrapped.entries()) {
        const part = this.document.part(at === 0 ? 'TH' : 'TD', row)
        const { x = 0 } = columns[at] ?? {}
        if (isTick) this.#tickBox(x, this.#y + 6)
        let y = this.#y + 4
        for (const line of lines) {
          y += CELL_SIZE * LEADING
          this.document.text(part, { x, y: y - 2 }, line, CELL_SIZE, INK)
        }
        for (const line of details) {
          y += 8.5 * LEADING
          this.document.text(part, { x, y: y - 2 }, line, 8.5, SOFT)
        }
      }
      this.#y += height + 10
      this.document.box(MARGIN, this.#y, whole, 0.5, LINE)
    }
    this.#y += 6
  }

  #tickBox(x: number, y: number): void {
    const [size, line] = [12, 0.8]
    this.document.box(x, y, size, line, INK)
    this.document.box(x, y + size, size + line, line, INK)
    this.document.box(x, y, line, size, INK)
    this.document.box(x + size, y, line, size, INK)
  }

  #wrap(runs: readonly Run[], size: number, width: number): Run[][] {
    return wrapLines(runs, width, (run) => this.document.widthOf(run, size))
  }

  #write(role: 'H1' | 'H2' | 'P', runs: readonly Run[], size: number, color: Color, width: number): void {
    const part = this.document.part(role)
    for (const line of this.#wrap(runs, size, width)) {
      if (this.#y + size * LEADING > BOTTOM) this.#beginPage(true)
      this.#y += size * LEADING
      this.document.text(part, { x: MARGIN, y: this.#y - size * 0.3 }, line, size, color)
    }
  }

  #beginPage(goesOn: boolean): void {
    const { document } = this
    document.addPage()
    this.#y = 34
    const title = goesOn ? `${this.#title} (jatkuu)` : this.#title
    this.#write('H1', [{ text: title, bold: true }], 18, INK, PAGE.width - 2 * MARGIN - 170)
    this.#y += 4
    document.text(null, { x: MARGIN, y: PAGE.height - 28 }, [{ text: this.#footer }], 8.5, SOFT)
    const page = String(document.pageCount)
    document.text(null, { x: PAGE.width - MARGIN - 12, y: PAGE.height - 28 }, [{ text: page }], 8.5, SOFT)
  }
}
