import { expect, it } from 'vitest'
import { rangesOf } from './code-ranges.ts'

it('OF-19: shows postal codes as ranges, across codes that Posti does not have, and never across those of others', () => {
  const homes = ['00100', '00120', '00130', '00150', '02700']
  expect(rangesOf(new Set(['00100', '00120', '00150', '02700']), homes)).toEqual([
    { from: '00100', until: '00120' },
    { from: '00150', until: '02700' },
  ])
  expect(rangesOf(new Set(), homes)).toEqual([])
})
