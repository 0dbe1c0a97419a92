import type { Language } from '#contract/site.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import type { Forms } from '#office/pages/form/editing.ts'
import type { PartWord } from './part-words.ts'

export type Frame = CallValue<'GET /api/office/frames/:part'>
export type FrameProps = { word: PartWord; site: string; language: Language; forms: Forms }
