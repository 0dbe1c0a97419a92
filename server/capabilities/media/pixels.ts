import sharp, { type Sharp } from 'sharp'
import { type PresetName, presets, sizeIn } from '#contract/media.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { Media } from './stored-media.ts'

/** How renditions are encoded. `plain` is for whoever names neither of the others: JPEG, or PNG where there is transparency. */
export type Format = 'avif' | 'webp' | 'plain'

/** A few bytes can claim to be a picture that fills the memory. */
const MOST_PIXELS = 50_000_000

// One core for an encode, so that pages are answered beside it; nothing is encoded twice, so nothing is worth keeping.
sharp.concurrency(1)
sharp.cache(false)

const reading = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const

type Size = { width: number; height: number }

/** The size of a picture, upright as its camera meant it, once its pixels have proved to be readable. */
export async function inspect(bytes: Buffer): Promise<Outcome<Size, 'MEDIA_TOO_LARGE' | 'MEDIA_BROKEN'>> {
  try {
    const { width, height, autoOrient } = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) {
      return refused('MEDIA_TOO_LARGE', [`It has ${width} × ${height} pixels; at most ${MOST_PIXELS} are taken.`])
    }
    await sharp(bytes, reading).resize(16, 16, { fit: 'fill' }).raw().toBuffer()
    return accepted({ width: autoOrient.width, height: autoOrient.height })
  } catch (error) {
    return refused('MEDIA_BROKEN', [(error as Error).message])
  }
}

/**
 * A picture in a preset and format, upright, in sRGB, and without anything that its file said besides: no place, no camera.
 * Drawings are drawn at that size, in place of being drawn at their own and scaled: sharp sees to that by itself.
 * AVIF with the least effort: more takes seconds and saves a few percent.
 */
export async function encode(original: Buffer, media: Media, preset: PresetName, format: Format): Promise<Buffer> {
  const size = sizeIn(media, preset)
  const fit = 'height' in presets[preset] ? 'cover' : 'fill'
  const picture = sharp(original, reading)
    .autoOrient()
    .resize({ ...size, fit })
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 60, effort: 0 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78, effort: 2, smartSubsample: true }).toBuffer()
    case 'plain':
      return encodePlain(picture)
  }
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
