import { type PresetName, pictureSource } from '#contract/content/media.ts'
import type { CallValue } from '#office/frame/call-office.ts'

export type Listed = CallValue<'GET /api/office/media'>['rows'][number]
export type Item = CallValue<'GET /api/office/media/:id'>

/** Addresses of reads that are stale after a change of the library. */
export const changes = ['/api/office/media', '/api/office/pages', '/api/office/editor']

type Shown = { current: string; name: string }

export const pictureAt = ({ current, name }: Shown, preset: PresetName) => pictureSource({ id: current, name }, preset)
export const fileAt = ({ current, name }: Shown) => `/files/${current}/${name}`

export const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kt` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mt`

/** `2026-11-18` as `18.11.2026`. */
export const dayText = (day: string) => day.split('-').map(Number).toReversed().join('.')

export const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)

export function factsText({ kind, name, width, height, bytes }: Listed): string {
  if (kind === 'picture') return `${endingOf(name).toUpperCase()} · ${width} × ${height}`
  return `${endingOf(name).toUpperCase()} · ${sizeText(bytes ?? 0)}`
}
