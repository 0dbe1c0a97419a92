import { accepted, type Outcome } from '#contract/values/outcome.ts'
import { linesToPack } from '../orders/rules/changed-lines.ts'
import type { Packer, PackingNeeds } from './packing-needs.ts'
import { readScan } from './rules/scanned-code.ts'
import { freePieces, withOpenOrder } from './ticks.ts'

export type ScanResult = {
  result: 'ticked' | 'wrong' | 'too-many' | 'unknown' | 'unreadable' | 'order'
  code: string | null
  name: string | null
  grams: number | null
  order: number | null
  barcode: string | null
}

const nothing = { code: null, name: null, grams: null, order: null, barcode: null }

/** Ticks the next piece of the product that was scanned, or says why not. */
export async function scan(
  needs: PackingNeeds,
  by: Packer,
  number: number,
  { request, scanned }: { request: string; scanned: string },
): Promise<Outcome<ScanResult, 'ORDER_UNKNOWN' | 'PACKING_ENDED'>> {
  const read = readScan(scanned)
  if (read.kind === 'unreadable') return accepted({ ...nothing, result: 'unreadable' })
  if (read.kind === 'order') return accepted({ ...nothing, result: 'order', order: read.number })
  const barcode = read.kind === 'gtin' ? read.gtin : read.item
  const { grams } = read
  const code = await productOf(needs, barcode)
  if (code === null) return accepted({ ...nothing, result: 'unknown', grams, barcode })
  return withOpenOrder(needs, number, async (stores, order): Promise<Outcome<ScanResult, never>> => {
    const lines = linesToPack(order.snapshot.lines, await stores.changes.of(order.id))
    const name = lines.find((line) => line.code === code)?.name ?? needs.findProduct(code)?.page.title ?? code
    const said = { ...nothing, code, name, grams }
    if (!lines.some((line) => line.code === code && line.pieces > 0)) return accepted({ ...said, result: 'wrong' })
    const ticks = await stores.ticks.of(order.id)
    if (ticks.some((each) => each.request === request)) return accepted({ ...said, result: 'ticked' })
    const [piece] = await freePieces(stores, order, code, ticks)
    if (piece === undefined) return accepted({ ...said, result: 'too-many' })
    await stores.ticks.add([{ order: order.id, code, piece, request, staff: by.id, name: by.name }])
    return accepted({ ...said, result: 'ticked' })
  })
}

/** The product of a barcode: as packers have taught it, else by the GTIN of its page. */
async function productOf({ barcodes, allProducts }: PackingNeeds, barcode: string): Promise<string | null> {
  const taught = await barcodes.find(barcode)
  if (taught !== null) return taught
  return allProducts().find(({ page }) => page.gtin?.padStart(14, '0') === barcode)?.code ?? null
}
