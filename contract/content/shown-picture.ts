import { z } from 'zod'
import type { Picture } from './content.ts'
import { type PresetName, pictureSource, sizeIn } from './media.ts'

/** A picture as it is shown: its address in the preset that fits, and its size there. */
export const shownPicture = z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })
export type ShownPicture = z.infer<typeof shownPicture>

export function showPicture(picture: Picture, preset: PresetName): ShownPicture {
  return { src: pictureSource(picture, preset), alt: picture.alt, ...sizeIn(picture, preset) }
}
