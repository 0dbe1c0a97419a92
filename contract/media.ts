import type { Picture } from './content.ts'

type Preset = {
  /** In pixels. A smaller picture keeps its own. */
  width: number
  /** With a height the picture is cropped to that shape, around its middle. */
  height?: number
}

/** The sizes in which pictures are served; no others are ever made. */
export const presets = {
  thumbnail: { width: 160, height: 160 },
  small: { width: 320 },
  third: { width: 480 },
  medium: { width: 640 },
  'three-by-two-crop': { width: 720, height: 480 },
  default: { width: 1280 },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof presets

export function isPreset(name: string): name is PresetName {
  return Object.hasOwn(presets, name)
}

/** Address of a picture in a preset. It never changes what it shows: another picture has another id. */
export function pictureSource({ id, name }: Pick<Picture, 'id' | 'name'>, preset: PresetName): string {
  return `/media/${id}/${name}?preset=${preset}`
}

type Sized = Pick<Picture, 'name' | 'width' | 'height'>

/** The pixels that a picture has in a preset. Never more than its own, but for drawings, which have none. */
export function sizeIn(picture: Sized, preset: PresetName): { width: number; height: number } {
  const { width, height }: Preset = presets[preset]
  const drawn = picture.name.endsWith('.svg')
  if (height !== undefined) {
    const part = drawn ? 1 : Math.min(1, picture.width / width, picture.height / height)
    return { width: pixels(width * part), height: pixels(height * part) }
  }
  const part = drawn ? width / picture.width : Math.min(1, width / picture.width)
  return { width: pixels(picture.width * part), height: pixels(picture.height * part) }
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length))
}
