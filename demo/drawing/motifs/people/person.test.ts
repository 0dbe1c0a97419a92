import { expect, it } from 'vitest'
import { range } from '../../draw.ts'
import { person } from './person.ts'

/** The art of somebody without the place where they stand. */
const artOf = (x: number, looks = {}) => person(x, 600, 1, looks).replace(/^<g transform="[^"]*">/, '')

it('gives people beside each other who wear the same another face or haircut', () => {
  for (const looks of [{}, { long: true }, { age: 'child' as const }, { hat: 'net' as const }]) {
    const row = range(4).map((i) => artOf(130 + i * 180, looks))
    expect(new Set(row).size).toBe(row.length)
  }
})

it('draws the same person the same way each time', () => {
  expect(artOf(300, { hair: '#2b1a14' })).toBe(artOf(300, { hair: '#2b1a14' }))
})

it.each([{ glasses: 'round' }, { beard: 'full' }, { age: 'old' }, { skin: '#8d5a3a' }, { wears: 'overall' }] as const)(
  'shows %j',
  (looks) => {
    expect(artOf(300, { ...looks })).not.toBe(artOf(300))
  },
)
