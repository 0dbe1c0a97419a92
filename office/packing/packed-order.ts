import type { CallValue } from '#office/frame/call-office.ts'

export type PackedOrder = CallValue<'GET /api/office/packing/orders/:number'>
export type Line = PackedOrder['lines'][number]
