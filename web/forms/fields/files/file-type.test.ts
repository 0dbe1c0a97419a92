import { expect, it } from 'vitest'
import { fileTypeOf } from './file-type.ts'

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
