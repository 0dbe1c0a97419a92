/**
 * The kinds of pictures that we take from outside, and how their bytes begin, in hexadecimal. Drawings (SVG) are never among
 * them: they may hold scripts.
 */
export const pictureTypes = {
  'image/jpeg': { extension: 'jpg', begins: /^ffd8ff/ },
  'image/png': { extension: 'png', begins: /^89504e470d0a1a0a/ },
  'image/webp': { extension: 'webp', begins: /^52494646.{8}57454250/ },
  'image/avif': { extension: 'avif', begins: /^.{8}66747970(?:61766966|61766973)/ },
} as const

export type PictureType = keyof typeof pictureTypes

/** The kind of a picture by what its bytes say; what it is called does not matter. */
export function typeOf(bytes: Buffer): PictureType | undefined {
  const start = bytes.subarray(0, 16).toString('hex')
  const found = Object.entries(pictureTypes).find(([, { begins }]) => begins.test(start))
  return found?.[0] as PictureType | undefined
}

const LONGEST_NAME = 80

/** The name under which a picture is served, made from the one that its file had. */
export function servedName(name: string, extension: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '')
  return `${words || 'kuva'}.${extension}`
}
