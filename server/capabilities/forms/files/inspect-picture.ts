import sharp from 'sharp'
import { isAlsoAnotherFormat } from './other-format.ts'

/** Protects against decompression bombs: the size is read from the header before anything is unpacked. */
const MAX_PIXELS = 50_000_000

const readOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const

/** Whether a JPEG, PNG or WebP can be decoded completely, and is no other format as well. */
export async function isSoundPicture(bytes: Buffer): Promise<boolean> {
  if (isAlsoAnotherFormat(bytes)) return false
  try {
    await sharp(bytes, readOptions).resize(16, 16, { fit: 'fill' }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/** The longest side of stored pictures: enough to read the label of a package. */
const MAX_SIDE = 2560

/** The picture encoded again: upright, at most 2560 pixels wide and high, and without location, camera or anything else hidden. */
export async function cleanPicture(bytes: Buffer, type: string): Promise<Buffer> {
  const picture = sharp(bytes, readOptions)
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  if (type === 'image/png') return picture.png({ compressionLevel: 7 }).toBuffer()
  if (type === 'image/webp') return picture.webp({ quality: 85 }).toBuffer()
  return picture.jpeg({ quality: 85 }).toBuffer()
}
