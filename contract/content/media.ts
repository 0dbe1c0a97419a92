import type { Picture } from './content.ts'

type Preset = {
  /** In pixels. A smaller picture keeps its own width. */
  width: number
  /** If set, the picture is cropped to that aspect ratio, around its focus. */
  height?: number
}

/** The only sizes in which pictures are served. */
export const presets = {
  thumbnail: { width: 160, height: 160 },
  small: { width: 320 },
  third: { width: 480 },
  medium: { width: 640 },
  'three-by-two-crop': { width: 720, height: 480 },
  default: { width: 1280 },
  /** For pictures as wide as a large window. */
  wide: { width: 2560 },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof presets

export function isPreset(name: string): name is PresetName {
  return Object.hasOwn(presets, name)
}

/** The address of a picture in a preset. Its content never changes: another picture has another id. */
export function pictureSource({ id, name }: Pick<Picture, 'id' | 'name'>, preset: PresetName): string {
  return `/media/${id}/${name}?preset=${preset}`
}

type Sized = Pick<Picture, 'name' | 'width' | 'height'>

/** The size of a picture in a preset. Never larger than the original, except for SVG, which scales. */
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
