import { isPreset, type PresetName } from '#contract/content/media.ts'

export type MediaAddress = { id: string; name: string; preset: PresetName }

const MEDIA_PATH = /^\/media\/([0-9a-f]{10})\/([A-Za-z0-9_-]{1,100}\.[A-Za-z0-9]{1,5})$/

/**
 * Parses an address under `/media/`. The default preset is `default`; other parameters are ignored, so they create no renditions.
 */
export function readMediaAddress(url: string): MediaAddress | { problem: string } {
  const mark = url.indexOf('?')
  const [, id, name] = MEDIA_PATH.exec(mark < 0 ? url : url.slice(0, mark)) ?? []
  if (!id || !name) return { problem: 'A picture has an address such as /media/0123456789/name.jpg?preset=medium.' }
  const preset = (mark < 0 ? null : new URLSearchParams(url.slice(mark)).get('preset')) ?? 'default'
  return isPreset(preset) ? { id, name, preset } : { problem: 'There is no such preset.' }
}
