/**
 * The types of pictures that may be uploaded, with their magic bytes in hexadecimal. Never SVG, which may contain scripts.
 */
export const pictureTypes = {
  'image/jpeg': { extension: 'jpg', magic: /^ffd8ff/ },
  'image/png': { extension: 'png', magic: /^89504e470d0a1a0a/ },
  'image/webp': { extension: 'webp', magic: /^52494646.{8}57454250/ },
  'image/avif': { extension: 'avif', magic: /^.{8}66747970(?:61766966|61766973)/ },
} as const

export type PictureType = keyof typeof pictureTypes

/** Detects the type by the magic bytes, never by the file name. */
export function typeOf(bytes: Buffer): PictureType | undefined {
  const start = bytes.subarray(0, 16).toString('hex')
  const found = Object.entries(pictureTypes).find(([, { magic }]) => magic.test(start))
  return found?.[0] as PictureType | undefined
}

const MAX_NAME_LENGTH = 80

/** Derives the public name of a picture from its file name. */
export function servedName(name: string, extension: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
  return `${words || 'kuva'}.${extension}`
}
