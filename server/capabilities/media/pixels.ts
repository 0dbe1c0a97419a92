import sharp, { type Sharp } from 'sharp'
import { cropAround } from '#contract/content/crop.ts'
import { type PresetName, presets, sizeIn } from '#contract/content/media.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Media } from './stored-media.ts'

/** Encoding of a rendition. `plain` is for clients without AVIF and WebP: JPEG, or PNG if there is transparency. */
export type Format = 'avif' | 'webp' | 'plain'

/** Protects against decompression bombs. */
const MAX_PIXELS = 50_000_000

// One core per encode, so that pages are still served. No cache, because nothing is encoded twice.
sharp.concurrency(1)
sharp.cache(false)

const readOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const

type Size = { width: number; height: number }

/** Decodes the picture to prove that it is valid, and returns its size after EXIF rotation. */
export async function inspect(bytes: Buffer): Promise<Outcome<Size, 'MEDIA_TOO_LARGE' | 'MEDIA_BROKEN'>> {
  try {
    const { width, height, autoOrient } = await sharp(bytes, { ...readOptions, limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) {
      return refused('MEDIA_TOO_LARGE', [`It has ${width} × ${height} pixels; at most ${MAX_PIXELS} are accepted.`])
    }
    await sharp(bytes, readOptions).resize(16, 16, { fit: 'fill' }).raw().toBuffer()
    return accepted({ width: autoOrient.width, height: autoOrient.height })
  } catch (error) {
    return refused('MEDIA_BROKEN', [(error as Error).message])
  }
}

/**
 * Encodes a picture in a preset and format: rotated by EXIF, in sRGB, and without metadata such as location and camera. SVG is
 * rendered at the target size by sharp, not scaled. AVIF with the least effort: more takes seconds and saves a few percent.
 */
export async function encode(original: Buffer, media: Media, preset: PresetName, format: Format): Promise<Buffer> {
  const picture = resized(sharp(original, readOptions).autoOrient(), media, preset)
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 60, effort: 0 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78, effort: 2, smartSubsample: true }).toBuffer()
    case 'plain':
      return encodePlain(picture)
  }
}

function resized(picture: Sharp, media: Media, preset: PresetName): Sharp {
  const size = sizeIn(media, preset)
  if (!('height' in presets[preset])) return picture.resize({ ...size, fit: 'fill' })
  if (!media.focus) return picture.resize({ ...size, fit: 'cover' })
  const { width, height, left, top } = cropAround(media, size, media.focus)
  return picture.resize({ width, height, fit: 'fill' }).extract({ left, top, ...size })
}

async function encodePlain(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  return isOpaque(data)
    ? drawn.removeAlpha().jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    : drawn.png({ compressionLevel: 9 }).toBuffer()
}

function isOpaque(pixels: Buffer): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false
  return true
}
