import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=99-500', { first: 99, last: 99 }],
])('reads %s of a hundred bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('refuses %s, which has no byte of a hundred', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable')
})

it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  'gives the whole body for %s',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined()
  },
)
