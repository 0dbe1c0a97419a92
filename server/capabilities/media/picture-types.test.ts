import sharp from 'sharp'
import { expect, it } from 'vitest'
import { picture } from '#contract/content/content.ts'
import { servedName, typeOf } from './picture-types.ts'

const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })

it.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
] as const)('tells a picture in %s by its bytes', async (format, type) =>
  expect(typeOf(await dot.clone().toFormat(format).toBuffer())).toBe(type),
)

it.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a drawing after a comment', '<!-- \x89PNG --><svg/>'],
  ['a page', '<!doctype html>'],
  ['a GIF', 'GIF89a'],
  ['a TIFF', 'II*\0'],
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['nothing', ''],
])('takes %s for no picture', (_, text) => expect(typeOf(Buffer.from(text, 'latin1'))).toBeUndefined())

it.each([
  ['Kesäkeitto 2026.JPG', 'kesakeitto-2026.jpg'],
  ['../../etc/passwd', 'kuva.jpg'],
  ['kuva', 'kuva.jpg'],
  ['', 'kuva.jpg'],
  ['漢字.png', 'kuva.jpg'],
  ['--a__b--.x', 'a-b.jpg'],
  [`${'pitkä '.repeat(50)}.jpg`, `${'pitka-'.repeat(13)}pi.jpg`],
])("serves '%s' as %s", (name, served) => {
  expect(servedName(name, 'jpg')).toBe(served)
  expect(picture.shape.name.safeParse(served).success).toBe(true)
})
