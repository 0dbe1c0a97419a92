import type { CallValue } from '#office/frame/call-office.ts'

export type Redirect = CallValue<'GET /api/office/redirects'>['rows'][number]
