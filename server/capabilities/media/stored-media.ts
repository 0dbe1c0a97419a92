import type { Picture } from '#contract/content/content.ts'
import type { Focus } from '#contract/content/crop.ts'

/** A stored original, with its size after EXIF rotation. */
export type Media = Omit<Picture, 'alt'> & {
  type: string
  /** The picture with the same bytes that is cropped around its centre. Set together with `focus`. */
  original?: string
  /** What crops are to keep. */
  focus?: Focus
}

/** The key of the original in the file store. */
export function originalKey({ id, name, original = id }: Pick<Media, 'id' | 'name' | 'original'>): string {
  return `originals/${original}.${name.split('.').at(-1)}`
}

/** A picture as pages have it, without words. */
export function factsOfPicture({ id, name, width, height, focus }: Media): Omit<Picture, 'alt'> {
  return { id, name, width, height, ...(focus ? { focus } : {}) }
}
