import * as missing from '#contract/office/packing/missing.ts'
import * as calls from '#contract/office/packing/packing.ts'
import { addDays, dayIn } from '#contract/values/days.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { markPacked } from './mark-packed.ts'
import { takeOff } from './missing.ts'
import type { PackingNeeds } from './packing-needs.ts'
import { type ReadNeeds, readDay, readOrder } from './read-packing.ts'
import { scan } from './scan.ts'
import { done, setBoxes, tick, untick } from './ticks.ts'

export type PackingHttpNeeds = PackingNeeds & ReadNeeds

/** Slots are made four weeks ahead; nobody packs earlier than this. */
const DAYS_SHOWN = 14

export function packingCalls(needs: PackingHttpNeeds): ServedCall[] {
  const { now, reads, allProducts, findProduct, atomically } = needs
  return [
    served(calls.listPackingDays, async () => {
      const today = dayIn(now())
      const times = await reads.times(addDays(today, -1), addDays(today, DAYS_SHOWN))
      const days = [...Map.groupBy(times, ({ day }) => day)].map(([day, slots]) => ({ day, slots }))
      return accepted({ tomorrow: addDays(today, 1), days })
    }),
    served(calls.getPackingDay, async ({ params: { day }, query: { time } }) =>
      accepted(await readDay(needs, day, time)),
    ),
    served(calls.getPackedOrder, ({ staff, params: { number } }) => readOrder(needs, number, staff)),
    served(calls.tickLine, ({ staff, params: { number }, body }) => tick(needs, staff, number, body)),
    served(calls.untickPiece, ({ params: { number }, body }) => untick(needs, number, body)),
    served(calls.scanPiece, ({ staff, params: { number }, body }) => scan(needs, staff, number, body)),
    served(calls.setBoxes, ({ params: { number }, body }) => setBoxes(needs, number, body.boxes)),
    served(calls.markPacked, ({ staff, params: { number } }) => markPacked(needs, staff, number)),
    served(missing.takeOffLine, ({ staff, params: { number }, body }) => takeOff(needs, staff, number, body)),
    served(missing.replaceLine, ({ staff, params: { number }, body }) => {
      const { replacement: code, replacementQuantity: quantity, consent, ...line } = body
      return takeOff(needs, staff, number, { ...line, replacement: { code, quantity, consent } })
    }),
    served(calls.listReplacements, async () => {
      const products = allProducts().flatMap(({ code, price, stock, vatClass, page }) =>
        price === null || vatClass === 'voucher' ? [] : [{ code, name: page.title, price, stock }],
      )
      return accepted({ products: products.sort((one, other) => one.name.localeCompare(other.name, 'fi')) })
    }),
    served(calls.teachBarcode, async ({ staff, body: { barcode, code } }) => {
      if (!findProduct(code)) return refused('PRODUCT_UNKNOWN')
      await atomically(async ({ barcodes, record }) => {
        const before = await barcodes.find(barcode)
        await barcodes.put(barcode, code)
        await record(staff, { action: 'barcode.teach', subject: `barcode:${barcode}`, before, after: code })
      })
      return accepted(done)
    }),
  ]
}
