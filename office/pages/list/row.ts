import type { CallValue } from '#office/frame/call-office.ts'

/** A page in the list. */
export type Row = CallValue<'GET /api/office/pages'>['rows'][number]
