import type { CallValue } from '#office/frame/call-office.ts'

export type Given = CallValue<'GET /api/office/pages/:id/translation'>
export type Source = NonNullable<Given['source']>
