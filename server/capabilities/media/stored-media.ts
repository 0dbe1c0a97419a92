import type { Picture } from '#contract/content/content.ts'

/** A stored original, with its size after EXIF rotation. */
export type Media = Omit<Picture, 'alt'> & { type: string }

/** The key of the original in the file store. */
export function originalKey({ id, name }: Pick<Media, 'id' | 'name'>): string {
  return `originals/${id}.${name.split('.').at(-1)}`
}
