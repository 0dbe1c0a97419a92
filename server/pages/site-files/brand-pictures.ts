import sharp from 'sharp'
import type { Theme } from '#contract/site.ts'

/** The link preview of pages without a picture: the logo on the brand's colour. */
export const sharePicture = { path: '/share.png', width: 1200, height: 630 }

export async function drawSharePicture(logo: string, { colors }: Theme): Promise<Buffer> {
  const { width, height } = sharePicture
  const drawing = await sharp(Buffer.from(logo.replaceAll('currentColor', colors.onBrand)))
    .resize({ width: 720, height: 226, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: colors.brand } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true, effort: 1 })
    .toBuffer()
}

/** The mark as a square PNG. `whole` fills its round corners: phones crop the corners themselves and show transparent ones in black. */
export async function drawIcon(mark: string, side: number, { whole = false } = {}): Promise<Buffer> {
  const drawing = whole ? mark.replace(/(<rect [^>]*) rx="[\d.]+"/, '$1') : mark
  return sharp(Buffer.from(drawing)).resize(side, side).png({ compressionLevel: 9 }).toBuffer()
}

const ICON_SIDES = [16, 32, 48]

/** An .ico file with PNGs in it, for clients that request `/favicon.ico` without reading a page. */
export async function drawFavicon(mark: string): Promise<Buffer> {
  return icoOf(await Promise.all(ICON_SIDES.map(async (side) => ({ side, png: await drawIcon(mark, side) }))))
}

/** https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10): a directory of 16 bytes for each picture, then the pictures. */
function icoOf(icons: readonly { side: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * icons.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(icons.length, 4)
  let offset = directory.length
  for (const [index, { side, png }] of icons.entries()) {
    const at = 6 + 16 * index
    directory.writeUInt8(side, at)
    directory.writeUInt8(side, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(png.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...icons.map(({ png }) => png)])
}
