import { z } from 'zod'
import { defineRoute } from '#contract/calls/route.ts'
import { dayOfSheets, timeOfSheets } from './packing.ts'

const printed = { host: 'office', caller: { roles: ['shop', 'service', 'admin'] }, methods: ['GET'] } as const
const query = timeOfSheets.extend({ tilaus: z.coerce.number().int().optional() })

export const packingLists = defineRoute({
  ...printed,
  path: '/tulosteet/:day/pakkauslistat.pdf',
  about: 'Packing lists of a day, or of one of its delivery times: a page or more for each order.',
  params: dayOfSheets,
  query,
})

export const deliveryLabels = defineRoute({
  ...printed,
  path: '/tulosteet/:day/osoitelaput.pdf',
  about: 'Labels for boxes, 100 × 150 mm: one page each.',
  params: dayOfSheets,
  query,
})

export const deliveryLabelSheets = defineRoute({
  ...printed,
  path: '/tulosteet/:day/osoitelaput-a4.pdf',
  about: 'Labels for boxes, four on a sheet of A4.',
  params: dayOfSheets,
  query,
})

export const routeList = defineRoute({
  ...printed,
  path: '/tulosteet/:day/reittilista.pdf',
  about: 'Deliveries of a day, or of one of its delivery times, by postal code.',
  params: dayOfSheets,
  query,
})
