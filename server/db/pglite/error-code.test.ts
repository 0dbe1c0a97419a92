import { expect, it } from 'vitest'
import { errorCodeIn, isFatal } from './error-code.ts'

function message(type: string, body: string): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeInt32BE(Buffer.byteLength(body) + 4, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

const row = message('D', 'E\0C53100\0')
const ready = message('Z', 'I')
const error = message('E', 'SERROR\0VERROR\0C22012\0Mdivision by zero\0\0')

it('finds the code of an error after rows, and none without an error', () => {
  expect(errorCodeIn(Buffer.concat([row, row, error, ready]))).toBe('22012')
  expect(errorCodeIn(Buffer.concat([row, row, ready]))).toBeUndefined()
  expect(errorCodeIn(new Uint8Array())).toBeUndefined()
})

it('goes on after errors of statements, and gives up after those of the disk and of the engine itself', () => {
  for (const code of [undefined, '22012', '23505', '40001', '53200']) expect(isFatal(code)).toBe(false)
  for (const code of ['53100', '58030', 'XX000', 'XX001', '24000']) expect(isFatal(code)).toBe(true)
})
