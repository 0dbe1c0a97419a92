import { expect, it } from 'vitest'
import { helsinkiDay, nextHelsinkiDay } from './helsinki-time.ts'

it('is another day in Finland before it is one in London', () => {
  expect(helsinkiDay(new Date('2026-11-15T21:59:59Z'))).toBe('2026-11-15')
  expect(helsinkiDay(new Date('2026-11-15T22:00:00Z'))).toBe('2026-11-16')
  expect(helsinkiDay(new Date('2026-07-01T21:00:00Z'))).toBe('2026-07-02')
})

it('knows when the next day begins, also when clocks change', () => {
  const next = (text: string) => nextHelsinkiDay(new Date(text)).toISOString()
  expect(next('2026-11-15T10:20:30Z')).toBe('2026-11-15T22:00:00.000Z')
  expect(next('2026-11-15T22:00:00Z')).toBe('2026-11-16T22:00:00.000Z')
  expect(next('2026-03-29T00:30:00Z')).toBe('2026-03-29T21:00:00.000Z')
  expect(next('2026-10-24T21:30:00Z')).toBe('2026-10-25T22:00:00.000Z')
})
