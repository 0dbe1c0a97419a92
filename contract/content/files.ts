import { z } from 'zod'

/** The files that pages may offer, by the ending of their name. */
export const fileTypes = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
} as const

export type FileType = keyof typeof fileTypes

const id = z.string().regex(/^[0-9a-f]{10}$/)

function fileOf<Type extends FileType>(types: readonly Type[]) {
  return z.strictObject({
    id,
    name: z
      .string()
      .max(100)
      .regex(new RegExp(`^[a-z0-9-]+\\.(${types.join('|')})$`), `must end with .${types.join(' or .')}`),
    /** Its size in bytes. */
    bytes: z.int().positive(),
  })
}

/** A document to open, save and print. */
export const documentFile = fileOf(['pdf']).meta({ field: 'pdf' })
/** A film, in the one format that every browser plays. */
export const videoFile = fileOf(['mp4']).meta({ field: 'mp4' })
/** The captions of a film in one language. */
export const captionsFile = fileOf(['vtt']).meta({ field: 'vtt' })

/** A file as pages use it. Its bytes never change: another file has another id. */
export type StoredFile = z.infer<typeof documentFile>

/** Where every file is served: on each site's own host. */
export const FILES_PATH = '/files/'

export function fileSource({ id, name }: Pick<StoredFile, 'id' | 'name'>): string {
  return `${FILES_PATH}${id}/${name}`
}

export function fileTypeOf(name: string): (typeof fileTypes)[FileType] | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending as FileType] : undefined
}
