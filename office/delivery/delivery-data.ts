import type { CallValue } from '#office/frame/call-office.ts'

export type DeliveryArea = CallValue<'GET /api/office/delivery/areas'>['rows'][number]
export type Slot = CallValue<'GET /api/office/delivery/slots'>['rows'][number]
export type Day = CallValue<'GET /api/office/delivery/days'>['rows'][number]

export const rangeText = (ranges: DeliveryArea['ranges']) =>
  ranges.map(({ from, until }) => (from === until ? from : `${from}–${until}`)).join(', ')
