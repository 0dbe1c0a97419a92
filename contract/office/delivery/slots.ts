import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'

// The times of single days, with their places.

const slot = z.object({
  id: z.int(),
  area: z.string(),
  areaName: z.string(),
  date: z.string(),
  time: z.string(),
  capacity: z.int(),
  taken: z.int(),
  /** The capacity of this day alone; null: the area's. */
  ownCapacity: z.int().nullable(),
  isClosed: z.boolean(),
  closesAt: z.iso.datetime(),
})

const id = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export const listSlots = defineCall({
  method: 'GET',
  path: '/api/office/delivery/slots',
  about: 'The times of fourteen days from a day on, with places taken and free.',
  host: 'office',
  caller: { roles: ['shop', 'service'] },
  query: z.object({ from: z.iso.date().optional(), area: z.string().max(40).optional() }),
  answer: z.object({ rows: z.array(slot) }),
})

export const listSlotOrders = defineCall({
  method: 'GET',
  path: '/api/office/delivery/slots/:id/orders',
  about: 'The orders that have a place in a slot.',
  host: 'office',
  caller: { roles: ['shop', 'service'] },
  params: id,
  answer: z.object({ orders: z.array(z.object({ number: z.int(), name: z.string() })) }),
})

const places = z.object({ ownCapacity: z.int().min(0).max(99_999).nullable(), isClosed: z.boolean() })

export const changeSlot = defineCall({
  method: 'PUT',
  path: '/api/office/delivery/slots/:id',
  about: 'Changes the capacity of one slot, or closes it for new orders. Those that have a place keep it.',
  host: 'office',
  caller: { roles: ['shop'] },
  params: id,
  body: places.extend({ seen: places }),
  records: 'delivery.slot',
  answer: slot,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'PLACES_TAKEN'],
})
