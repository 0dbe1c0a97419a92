import sharp from 'sharp'
import { presets } from '#contract/content/media.ts'
import { isSoundPdf } from '#server/capabilities/forms/files/inspect-pdf.ts'
import { isSoundPicture } from '#server/capabilities/forms/files/inspect-picture.ts'
import { endsAsZip } from '#server/capabilities/forms/files/other-format.ts'
import { type PictureType, typeOf } from '#server/capabilities/media/picture-types.ts'
import { inspect } from '#server/capabilities/media/pixels.ts'

/** Wider and higher than the largest preset a picture is of no use. */
const MAX_SIDE = presets.wide.width

const MAX_CAPTIONS_BYTES = 1024 * 1024

export type Cleaned =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'file'; ending: 'pdf' | 'mp4' | 'vtt'; bytes: Buffer }
  /** Why it is refused, in Finnish. */
  | { kind: 'refused'; problem: string }

const refusedFor = (problem: string): Cleaned => ({ kind: 'refused', problem })

/**
 * What an editor has sent, told by its bytes and never by its name. Pictures are encoded again, so that nothing hidden stays in them; films,
 * documents and captions are inspected and kept as they are.
 */
export async function cleanUpload(bytes: Buffer): Promise<Cleaned> {
  if (bytes.length === 0) return refusedFor('tiedosto on tyhjä')
  const type = typeOf(bytes)
  if (type) return cleanPicture(bytes, type)
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (await isSoundPdf(bytes)) return { kind: 'file', ending: 'pdf', bytes }
    return refusedFor(
      'PDF on vioittunut, salattu tai sisältää toimintoja tai liitteitä. Tallenna se uudelleen ilman niitä',
    )
  }
  if (isFilm(bytes)) return { kind: 'file', ending: 'mp4', bytes }
  if (isCaptions(bytes)) return { kind: 'file', ending: 'vtt', bytes }
  return refusedFor('kuvan on oltava JPEG, PNG, WebP tai AVIF ja tiedoston PDF, MP4 tai WebVTT')
}

async function cleanPicture(bytes: Buffer, type: PictureType): Promise<Cleaned> {
  const inspected = await inspect(bytes)
  if (!inspected.ok && inspected.code === 'MEDIA_TOO_LARGE') {
    return refusedFor('kuvassa on yli 50 miljoonaa kuvapistettä. Pienennä se ensin')
  }
  if (!inspected.ok || !(await isSoundPicture(bytes))) {
    return refusedFor('kuva on vioittunut. Tallenna se uudelleen kuvankäsittelyohjelmassa')
  }
  return { kind: 'picture', bytes: await encodedAgain(bytes, type) }
}

/** Upright, in sRGB, and without location, camera or anything else hidden. Of a moving picture the first frame. */
function encodedAgain(bytes: Buffer, type: PictureType): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  switch (type) {
    case 'image/png':
      return picture.png({ compressionLevel: 7 }).toBuffer()
    case 'image/webp':
      return picture.webp({ quality: 90, effort: 2 }).toBuffer()
    case 'image/avif':
      return picture.avif({ quality: 75, effort: 1 }).toBuffer()
    case 'image/jpeg':
      return picture.jpeg({ quality: 90 }).toBuffer()
  }
}

/** The brands of MP4 that browsers play. */
const FILM = /^.{8}66747970(?:69736f|6d7034|61766331|4d345620|64617368)/

function isFilm(bytes: Buffer): boolean {
  return FILM.test(bytes.subarray(0, 16).toString('hex')) && !endsAsZip(bytes)
}

/** Text that browsers show as captions; never one that they could take for a page. */
function isCaptions(bytes: Buffer): boolean {
  if (bytes.length > MAX_CAPTIONS_BYTES) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^WEBVTT[ \t\r\n]/.test(text) && !/<(?:script|html|svg|iframe)|<!doctype/i.test(text)
  } catch {
    return false
  }
}
