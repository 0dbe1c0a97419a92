import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { defineRoute } from '#contract/calls/route.ts'
import { listCount, listPage, listQuery } from '#contract/office/list.ts'
import { orderStates } from '#contract/shop/order-states.ts'
import { paymentFilters } from './payment-filters.ts'

const readers = { host: 'office', caller: { roles: ['shop', 'service', 'admin'] } } as const

const orderFilter = z.object({
  /** Beginnings of words: of number, name, mail, phone, code or name of a product. All of them have to be found. */
  search: z.string().trim().max(100).optional(),
  state: z.enum(orderStates).optional(),
  day: z.iso.date().optional(),
  /** Such as `16:00-20:00`. */
  time: z.string().max(20).optional(),
  area: z.string().max(60).optional(),
  payment: z.enum(paymentFilters).optional(),
})
export type OrderFilter = z.infer<typeof orderFilter>

const listed = z.object({
  number: z.int(),
  state: z.enum(orderStates),
  at: z.iso.datetime(),
  /** Empty after the person was forgotten. */
  buyer: z.string(),
  place: z.string(),
  /** Null: by mail. */
  day: z.string().nullable(),
  time: z.string().nullable(),
  goods: z.string(),
  pieces: z.int(),
  /** What the order is worth, whichever way it was paid, in cents. */
  value: z.int(),
  payment: z.enum(paymentFilters),
})
export type ListedOrder = z.infer<typeof listed>

export const listOrders = defineCall({
  ...readers,
  method: 'GET',
  path: '/api/office/orders',
  about: 'Orders, the newest first.',
  query: orderFilter.extend(listQuery),
  answer: listPage(listed),
})

export const countOrders = defineCall({
  ...readers,
  method: 'GET',
  path: '/api/office/orders/count',
  about: 'How many orders a list has.',
  query: orderFilter,
  answer: listCount,
})

export const orderFilterChoices = defineCall({
  ...readers,
  method: 'GET',
  path: '/api/office/orders/filters',
  about: 'The areas and times that orders can be filtered by.',
  answer: z.object({ areas: z.array(z.object({ id: z.string(), name: z.string() })), times: z.array(z.string()) }),
})

const exporting = { host: 'office', caller: { roles: ['shop'] }, renewed: true } as const

export const prepareExport = defineCall({
  ...exporting,
  method: 'POST',
  path: '/api/office/orders/export',
  about:
    'Whether the person may export, before the browser leaves for the file. The file itself is what the log names.',
  body: orderFilter,
  records: 'nothing',
  answer: z.object({ address: z.string() }),
})

export const exportedOrders = defineRoute({
  ...exporting,
  methods: ['GET'],
  path: '/vienti/tilaukset.csv',
  about: 'The orders of a list as CSV for Excel.',
  query: orderFilter,
})
