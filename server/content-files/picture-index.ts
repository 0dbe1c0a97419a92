import { z } from 'zod'
import { type Picture, picture } from '#contract/content/content.ts'
import { focus } from '#contract/content/focus.ts'
import { MAX_HOLDER_LENGTH, MAX_TITLE_LENGTH } from '#contract/office/media/limits.ts'
import { type Language, languages } from '#contract/site.ts'
import { isRecord } from './content-set.ts'

const { id, width, height, name, alt } = picture.shape

/** The pictures of a folder. A drawing is called like its file without `.svg`, any other picture like its file. */
export const pictureIndex = z.record(
  name.or(z.string().regex(/^[a-z0-9-]+$/)),
  z.strictObject({
    id,
    width,
    height,
    /** The name that it is served under, where its file has another. */
    name: name.optional(),
    /** The alternative text that it has where a page says no other. */
    alt: z.partialRecord(z.enum(languages), alt).default({}),
    /** What crops keep; the id is that of the bytes with it. */
    focus: focus.optional(),
    /** What people call it, where that is not its name. */
    title: z.string().min(1).max(MAX_TITLE_LENGTH).optional(),
    /** The author, or the licence. */
    holder: z.string().max(MAX_HOLDER_LENGTH).optional(),
    /** The last day on which it may be used. */
    until: z.iso.date().optional(),
  }),
)
export type PictureIndex = z.input<typeof pictureIndex>

/** A picture without words. */
export type PictureFacts = Omit<Picture, 'alt'>

/** A picture with what the library says of it. */
export type LibraryPicture = PictureFacts & Omit<PictureIndex[string], 'id' | 'name' | 'width' | 'height'>

export function pictureFile(name: string): string {
  return name.includes('.') ? name : `${name}.svg`
}

/** The picture that a file names: `keitto`, or with a text of the page's own `{ name: keitto, alt: … }`. */
export function readPicture(value: unknown, index: PictureIndex, language: Language): Picture | { problem: string } {
  const said = typeof value === 'string' ? { name: value } : (value as { name: string; alt?: string })
  const entry = Object.hasOwn(index, said.name) ? index[said.name] : undefined
  if (!entry) return { problem: `there is no picture '${said.name}'` }
  const words = said.alt ?? entry.alt?.[language]
  if (words === undefined) return { problem: `the picture '${said.name}' has no alternative text in '${language}'` }
  return { ...factsOf(said.name, entry), alt: words }
}

export function factsOf(name: string, entry: PictureIndex[string]): PictureFacts {
  const { id, width, height, focus: point } = entry
  return { id, name: entry.name ?? pictureFile(name), width, height, ...(point ? { focus: point } : {}) }
}

/** Whether a value names a picture. One that is written out with its id and size stands for itself. */
export function isReference(value: unknown): boolean {
  if (typeof value === 'string') return true
  return (
    isRecord(value) && typeof value.name === 'string' && Object.keys(value).every((key) => /^(name|alt)$/.test(key))
  )
}
