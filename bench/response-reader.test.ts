import { expect, it } from 'vitest'
import { ResponseReader } from './response-reader.ts'

const answer = Buffer.from('HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\nDate: now\r\n\r\nab\r\n\r')

it('returns the status of a response split in any way, and then of the next', () => {
  for (let cut = 1; cut < answer.length; cut++) {
    const reader = new ResponseReader()
    expect(reader.read(answer.subarray(0, cut))).toBeUndefined()
    expect(reader.read(answer.subarray(cut))).toBe(404)
    expect(reader.read(answer)).toBe(404)
  }
})

it('refuses a response without a length', () => {
  expect(() => new ResponseReader().read(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('has no Content-Length')
})
