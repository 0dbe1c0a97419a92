import { PAGE, type PdfDocument } from '#server/pdf/document.ts'
import type { Part } from '#server/pdf/structure.ts'
import { wrapLines } from '#server/pdf/wrap.ts'
import { nameOf, type OrderToPack } from '../read-packing.ts'
import { barcodeWidth, drawBarcode, INK, newDocument } from './paper.ts'
import { boxesText, dayText, timeText } from './words.ts'

const MM = 72 / 25.4
/** The rolls of label printers. */
const LABEL = { width: 100 * MM, height: 150 * MM }
const PADDING = 6 * MM
const BARCODE_HEIGHT = 22 * MM

type Label = { order: OrderToPack; box: number }
type Place = { x: number; y: number }

const labelsOf = (orders: readonly OrderToPack[]): Label[] =>
  orders.flatMap((order) => Array.from({ length: order.boxes }, (_, at) => ({ order, box: at + 1 })))

/** A page of 100 × 150 mm for each box. */
export function labelsPdf(orders: readonly OrderToPack[], day: string, created: Date): Buffer {
  const document = newDocument(`Osoitelaput ${dayText(day)}`, created)
  const labels = labelsOf(orders)
  for (const label of labels) {
    document.addPage(LABEL)
    drawLabel(document, label, { x: 0, y: 0 })
  }
  if (labels.length === 0) document.addPage(LABEL)
  return document.file()
}

/** Four on a sheet of A4, with lines to cut along. */
export function labelSheetsPdf(orders: readonly OrderToPack[], day: string, created: Date): Buffer {
  const document = newDocument(`Osoitelaput ${dayText(day)}`, created)
  const labels = labelsOf(orders)
  const [width, height] = [PAGE.width / 2, PAGE.height / 2]
  for (const [at, label] of labels.entries()) {
    if (at % 4 === 0) {
      document.addPage()
      document.box(width, 0, 0.4, PAGE.height, '#999999')
      document.box(0, height, PAGE.width, 0.4, '#999999')
    }
    const [column, row] = [at % 2, Math.floor((at % 4) / 2)]
    // The label is a little narrower and higher than a quarter of the sheet.
    drawLabel(document, label, { x: column * width + (width - LABEL.width) / 2, y: row * height - 2 })
  }
  if (labels.length === 0) document.addPage()
  return document.file()
}

function drawLabel(document: PdfDocument, { order, box }: Label, { x, y }: Place): void {
  const { snapshot, number, boxes } = order
  const { streetAddress, postalCode, city } = snapshot.deliveryAddress
  const left = x + PADDING
  const width = LABEL.width - 2 * PADDING
  const part = document.part('P')
  let at = y + PADDING
  const write = (text: string, size: number, lines: number, bold = false) => {
    at = writeFitting(document, part, { text, bold, size, lines, x: left, y: at, width })
  }
  write('Lihakauppa · pidä kylmänä', 10, 1)
  document.box(left, at + 3, width, 1, INK)
  at += 8
  write(nameOf(order), 20, 3, true)
  write(streetAddress, 15, 3)
  write(`${postalCode} ${city}`, 20, 2, true)
  at += 4
  write(`Puh. ${snapshot.phone}`, 13, 1)
  if (snapshot.slot) write(`${dayText(snapshot.slot.date)} ${timeText(snapshot.slot.time)}`, 13, 1, true)
  if (snapshot.additionalInformation) write(snapshot.additionalInformation, 10, 3)

  const digits = String(number)
  const module = Math.min(2, width / (barcodeWidth(digits, 1) || 1))
  const bottom = y + LABEL.height - PADDING
  const barcodeAt = {
    x: left + (width - (barcodeWidth(digits, module) - 20 * module)) / 2,
    y: bottom - BARCODE_HEIGHT - 34,
  }
  drawBarcode(document, digits, { ...barcodeAt, module, height: BARCODE_HEIGHT })
  document.text(part, { x: left, y: bottom - 8 }, [{ text: `Tilaus ${digits}`, bold: true }], 16, INK)
  const count = boxes === 1 ? boxesText(1) : `Laatikko ${box} / ${boxes}`
  const wide = document.widthOf({ text: count, bold: true }, 16)
  document.text(part, { x: left + width - wide, y: bottom - 8 }, [{ text: count, bold: true }], 16, INK)
}

type Fitted = {
  text: string
  bold: boolean
  size: number
  /** The most that there is room for; the letters become smaller before a line is left out. */
  lines: number
  x: number
  y: number
  width: number
}

const SMALLEST = 8

/** Writes a text in as many lines as there is room for, smaller if it is long. Returns where the next begins. */
function writeFitting(document: PdfDocument, part: Part, { text, bold, size, lines, x, y, width }: Fitted): number {
  const wrapped = wrapLines([{ text, bold }], width, (run) => document.widthOf(run, size))
  if (wrapped.length > lines && size > SMALLEST)
    return writeFitting(document, part, { text, bold, size: size - 1, lines, x, y, width })
  const shown = wrapped.slice(0, lines)
  for (const [at, line] of shown.entries()) document.text(part, { x, y: y + (at + 1) * size * 1.2 }, line, size, INK)
  return y + shown.length * size * 1.2 + 3
}
