import type { Picture } from '#contract/content.ts'

/** A stored picture: the original, with its size when it stands upright. */
export type Media = Omit<Picture, 'alt'> & { type: string }

/** The key under which the file store holds the original. */
export function originalKey({ id, name }: Pick<Media, 'id' | 'name'>): string {
  return `originals/${id}.${name.split('.').at(-1)}`
}
