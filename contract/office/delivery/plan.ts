import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'

// The areas and days of the delivery. A change is asked about first (`preview`), which names the orders that it touches.

const reading = { host: 'office', caller: { roles: ['shop', 'service'] } } as const
const changing = { host: 'office', caller: { roles: ['shop'] } } as const

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const areaId = z.string().regex(/^[a-z\d-]{1,40}$/)

const window = z
  .object({
    weekday: z.int().min(1).max(7),
    from: clock,
    until: clock,
    capacity: z.int().min(0).max(99_999),
    cutOff: z.object({ workingDays: z.int().min(0).max(20), time: clock }),
  })
  .refine(({ from, until }) => from < until, { path: ['until'] })

const range = z.object({ from: z.string().regex(/^\d{5}$/), until: z.string().regex(/^\d{5}$/) })

/** What the person saw; null: a new one. Saving over somebody else's change is refused. */
const version = z.string().max(64).nullable()

const area = z.object({
  id: z.string(),
  name: z.string(),
  windows: z.array(window),
  ranges: z.array(range),
  codeCount: z.int(),
  version: z.string(),
})

/** An order with a place, and what the change leaves it without: null if it keeps its place. */
const touchedOrder = z.object({
  number: z.int(),
  name: z.string(),
  date: z.string(),
  time: z.string(),
  postalCode: z.string(),
  lost: z.enum(['area', 'code', 'time']).nullable(),
})

export const listAreas = defineCall({
  ...reading,
  method: 'GET',
  path: '/api/office/delivery/areas',
  about: 'The areas by name with their postal codes and times; `search` is a part of a name or a postal code.',
  query: z.object({ search: z.string().trim().max(60).optional() }),
  answer: z.object({ rows: z.array(area) }),
})

const areaChange = z.object({
  name: z.string().trim().min(1).max(80),
  windows: z
    .array(window)
    .max(60)
    .refine((windows) => new Set(windows.map(({ weekday, from }) => `${weekday} ${from}`)).size === windows.length),
  ranges: z.array(range).min(1).max(500),
  version,
})

export const previewArea = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/delivery/areas/:id/preview',
  about:
    'What saving an area would do: postal codes that come and go, those that cannot be had, and the orders with a place in it.',
  params: z.object({ id: areaId }),
  body: areaChange,
  records: 'nothing',
  answer: z.object({
    added: z.int(),
    removed: z.int(),
    /** Nobody lives there. */
    unknown: z.array(z.string()),
    /** Codes of other areas. */
    taken: z.array(z.object({ code: z.string(), area: z.string() })),
    orders: z.array(touchedOrder),
  }),
  refusals: ['CHANGED_MEANWHILE'],
})

export const saveArea = defineCall({
  ...changing,
  method: 'PUT',
  path: '/api/office/delivery/areas/:id',
  about: 'Saves an area, new or changed. Refused if an order would lose its place.',
  params: z.object({ id: areaId }),
  body: areaChange,
  records: 'delivery.area',
  answer: z.object({ version: z.string() }),
  refusals: ['CHANGED_MEANWHILE', 'ORDERS_STRANDED'],
})

/** How a day is delivered: as the calendar says, not at all, or as another weekday. */
const rule = z.enum(['usual', 'none', '1', '2', '3', '4', '5', '6', '7'])
export type DayRule = z.infer<typeof rule>

export const listDays = defineCall({
  ...reading,
  method: 'GET',
  path: '/api/office/delivery/days',
  about: 'Holidays and days that differ from the calendar, of the year that begins on a day.',
  query: z.object({ from: z.iso.date().optional() }),
  answer: z.object({
    rows: z.array(
      z.object({
        date: z.string(),
        holiday: z.string().nullable(),
        /** Empty: all areas. */
        area: z.string(),
        rule,
      }),
    ),
  }),
})

const dayChange = z.object({ area: z.string().max(40), rule, seen: rule })
const day = z.object({ date: z.iso.date() })

export const previewDay = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/delivery/days/:date/preview',
  about: 'The orders with a place on a day, and which of them a change of the day would strand.',
  params: day,
  body: dayChange,
  records: 'nothing',
  answer: z.object({ orders: z.array(touchedOrder) }),
  refusals: ['CHANGED_MEANWHILE'],
})

export const saveDay = defineCall({
  ...changing,
  method: 'PUT',
  path: '/api/office/delivery/days/:date',
  about: 'Changes how a day is delivered, in one area or in all. Refused if an order would lose its place.',
  params: day,
  body: dayChange,
  records: 'delivery.day',
  answer: z.object({ rule }),
  refusals: ['CHANGED_MEANWHILE', 'ORDERS_STRANDED'],
})
