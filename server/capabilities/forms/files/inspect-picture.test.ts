import sharp from 'sharp'
import { expect, it } from 'vitest'
import { picture } from '#server/testing/form-sender.ts'
import { cleanPicture, isSoundPicture } from './inspect-picture.ts'
import { zipEnd } from './testing/a-pdf.ts'

it.each(['jpeg', 'png', 'webp'] as const)('FO-08: takes a picture in %s', async (format) =>
  expect(await isSoundPicture(await picture(format))).toBe(true),
)

it('takes a picture with a film after its end, as phones make them', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(500, 7)])
  expect(await isSoundPicture(Buffer.concat([await picture(), film]))).toBe(true)
})

it.each([
  ['that is cut off', async () => (await picture('jpeg', 400, 400)).subarray(0, 900)],
  ['that is cut off, as PNG', async () => (await noise('png')).subarray(0, 900)],
  ['of noise after its first bytes', async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(999, 3)])],
  ['that is a PDF too', async () => Buffer.concat([await picture(), Buffer.from('%PDF-1.7 %%EOF')])],
  ['that is a page too', async () => Buffer.concat([await picture(), Buffer.from('<HTML><Script>alert(1)')])],
  ['that is a program too', async () => Buffer.concat([await picture('png'), Buffer.from('<?php system($x);')])],
  ['that is an archive too', async () => Buffer.concat([await picture(), zipEnd])],
  ['that is an archive with a comment too', async () => Buffer.concat([await picture(), commented('hei')])],
])('FO-08: refuses a picture %s', async (_, bytes) => expect(await isSoundPicture(await bytes())).toBe(false))

it('FO-08: refuses a decompression bomb by the size that it claims', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
  const before = process.memoryUsage().rss
  expect(await isSoundPicture(bomb)).toBe(false)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'strips location and camera from %s, and keeps its format',
  async (format) => {
    const original = await picture(format)
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { exif, format: kept } = await sharp(await cleanPicture(original, `image/${format}`)).metadata()
    expect([exif, kept]).toEqual([undefined, format])
  },
)

it('turns a picture upright and scales it to 2560 pixels', async () => {
  const sideways = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height } = await sharp(await cleanPicture(sideways, 'image/jpeg')).metadata()
  expect([width, height]).toEqual([853, 2560])
})

function commented(comment: string): Buffer {
  const end = Buffer.from(zipEnd)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([end, Buffer.from(comment)])
}

function noise(format: 'png'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 300, height: 300, channels: 3, background: 'red', noise } })
    .toFormat(format)
    .toBuffer()
}
