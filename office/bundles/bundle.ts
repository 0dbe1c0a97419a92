import type { CallValue } from '#office/frame/call-office.ts'

export type Bundle = CallValue<'GET /api/office/bundles/:id'>
