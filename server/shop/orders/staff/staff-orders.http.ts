import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import * as actions from '#contract/office/orders/actions.ts'
import * as lists from '#contract/office/orders/list.ts'
import * as one from '#contract/office/orders/order.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type ServedCall, type ServedRoute, served, servedRoute } from '#server/http/calls/served.ts'
import { isDelivered } from '../../delivery/rules/postal-codes.ts'
import type { OrderNeeds } from '../order-needs.ts'
import { act, rehearse } from './act.ts'
import type { ActingStaff } from './acting.ts'
import { exportOrders } from './export-orders.ts'
import { addNote, mailAgain, takeNoteBack } from './letters-and-notes.ts'
import { showStaffOrder } from './show-staff-order.ts'
import type { StaffReads } from './staff-reads.store.ts'

type Needs = OrderNeeds & {
  reads: StaffReads
  /** The text of a mail about an order, without what is worth something. */
  previewMail: (
    order: string,
    mail: { kind: string; detail: string },
  ) => Promise<{ subject: string; text: string } | undefined>
}

/** What staff do with orders. */
export function staffOrderCalls(needs: Needs): ServedCall[] {
  const { list, options } = needs.reads
  type Given<Action> = { staff: ActingStaff; params: { number: number }; body: { seen: string; action: Action } }
  const does = <Action extends Parameters<typeof act>[2]['action']>({ staff, params, body }: Given<Action>) =>
    act(needs, staff, { ...params, ...body })
  return [
    served(lists.listOrders, async ({ query: { after, ...filter } }) => {
      const found = await list.page(
        filter,
        after === undefined ? undefined : Number.parseInt(after, 10) || 0,
        LIST_PAGE_SIZE + 1,
      )
      const rows = found.slice(0, LIST_PAGE_SIZE).map(({ row }) => row)
      return accepted({ rows, next: found.length > rows.length ? String(rows.at(-1)?.number) : null })
    }),
    served(lists.countOrders, async ({ query }) => accepted(await list.count(query))),
    served(lists.orderFilterChoices, async () => accepted(await list.choices())),
    served(lists.prepareExport, async ({ body }) => {
      const given = Object.entries(body).filter((each): each is [string, string] => each[1] !== undefined)
      return accepted({ address: `${lists.exportedOrders.path}?${new URLSearchParams(given)}` })
    }),
    served(one.showStaffOrder, async ({ staff, params: { number } }) => {
      const order = await needs.store.byNumber(number)
      return order ? accepted(await showStaffOrder(needs.reads, order, staff.roles)) : refused('ORDER_UNKNOWN')
    }),
    served(one.showMail, async ({ params: { number, mail } }) => {
      const order = await needs.store.byNumber(number)
      const row = order && (await needs.reads.outgoing.about(order.id)).find(({ id }) => id === mail)
      const text = row && (await needs.previewMail(order.id, row))
      return text ? accepted(text) : refused('ORDER_UNKNOWN')
    }),
    served(one.slotsOfOrder, async ({ params: { number }, query: { postalCode } }) => {
      const order = await needs.store.byNumber(number)
      if (!order) return refused('ORDER_UNKNOWN')
      const code = postalCode ?? order.snapshot.deliveryAddress.postalCode
      const place = await options.find(code, null)
      const slots = place && isDelivered(place) ? place.slots : []
      return accepted({
        rows: slots
          .filter(({ id }) => id !== order.slotId)
          .map(({ date, time, placesLeft, closesAt }) => ({ date, time, placesLeft, closesAt: closesAt.toISOString() }))
          .sort((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1)),
        isSameArea: order.slotId !== null && (await needs.reads.serves(order.slotId, code)),
      })
    }),
    served(actions.planAction, ({ staff, params, body }) => rehearse(needs, staff, { ...params, ...body })),
    served(actions.refundByStaff, does),
    served(actions.cancelByStaff, does),
    served(actions.changeDelivery, does),
    served(actions.stepOrder, does),
    served(actions.mailAgain, ({ staff, params }) => mailAgain(needs, staff, params)),
    served(actions.addNote, ({ staff, params, body }) => addNote(needs, staff, { ...params, ...body })),
    served(actions.takeNoteBack, ({ staff, params }) => takeNoteBack(needs, staff, params)),
  ]
}

export function staffOrderRoutes({ reads }: Pick<Needs, 'reads'>): ServedRoute[] {
  return [
    servedRoute(lists.exportedOrders, async ({ staff, query }) => {
      await reads.log.record(staff, { action: 'order.export', subject: 'orders', after: query })
      const body = exportOrders(reads.list, query)
      return accepted({ kind: 'file', type: 'text/csv; charset=utf-8', name: 'tilaukset.csv', body })
    }),
  ]
}
