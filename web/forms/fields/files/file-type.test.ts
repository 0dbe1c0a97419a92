import { expect, it } from 'vitest'
import { fileTypeOf, isHeic } from './file-type.ts'

const bytesOf = (start: string) => Uint8Array.from(start.padEnd(12, '\0'), (character) => character.charCodeAt(0))

it.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\x01\x02\x03\x04WEBP', 'image/webp'],
  ['%PDF-1.7', 'application/pdf'],
  ['RIFF\x01\x02\x03\x04WAVE', null],
  ['GIF89a', null],
  ['<svg xmlns=', null],
  ['MZ', null],
  ['', null],
])('FO-08 knows the type of a file by its content: %j is %s', (start, type) => {
  expect(fileTypeOf(bytesOf(start))).toBe(type)
})

it.each([
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x18ftypmif1', true],
  ['\0\0\0\x18ftypavif', false],
  ['\0\0\0\x18ftypmp42', false],
  ['\xff\xd8\xff\xe0', false],
  ['', false],
])('knows a photo of a phone that is no JPEG: %j is %s', (start, is) => {
  expect(isHeic(bytesOf(start))).toBe(is)
})
