import * as sheets from '#contract/office/packing/sheets.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type RouteAnswer, type ServedRoute, servedRoute } from '#server/http/calls/served.ts'
import type { PackingHttpNeeds } from './packing.http.ts'
import { type OrderToPack, readOrders } from './read-packing.ts'
import { labelSheetsPdf, labelsPdf } from './sheets/labels.ts'
import { packingListsPdf } from './sheets/packing-lists.ts'
import { routeListPdf } from './sheets/route-list.ts'

type Draw = (orders: readonly OrderToPack[], day: string, created: Date) => Buffer
type Asked = { params: { day: string }; query: { time?: string | undefined; tilaus?: number | undefined } }

/** What the packing room prints. */
export function packingSheets(needs: PackingHttpNeeds): ServedRoute[] {
  const drawn =
    (draw: Draw) =>
    async ({ params: { day }, query: { time, tilaus } }: Asked) => {
      const all = await readOrders(needs, day, time)
      const orders = tilaus === undefined ? all : all.filter(({ number }) => number === tilaus)
      return accepted<RouteAnswer>({ kind: 'file', type: 'application/pdf', body: draw(orders, day, needs.now()) })
    }
  return [
    servedRoute(sheets.packingLists, drawn(packingListsPdf)),
    servedRoute(sheets.deliveryLabels, drawn(labelsPdf)),
    servedRoute(sheets.deliveryLabelSheets, drawn(labelSheetsPdf)),
    servedRoute(sheets.routeList, drawn(routeListPdf)),
  ]
}
