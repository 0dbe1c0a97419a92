import type { CallValue } from '#office/frame/call-office.ts'

/** An order as its page shows it. */
export type StaffOrder = CallValue<'GET /api/office/orders/:number'>
