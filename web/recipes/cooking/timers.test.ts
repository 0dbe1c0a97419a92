import { expect, it } from 'vitest'
import { addMinute, isRinging, setTimer, storedTimers, timeLeft, withoutTimer } from './timers.ts'

const now = Date.parse('2026-11-18T17:00:00Z')
const oven = { id: '3-0', words: '20 minuuttia', at: 3 }
const rest = { id: '4-0', words: 'viisi minuuttia', at: 4 }

it('runs several timers at once, the next to ring first', () => {
  const both = setTimer(setTimer([], oven, 1200, now), rest, 300, now)
  expect(both.map(({ words }) => words)).toEqual(['viisi minuuttia', '20 minuuttia'])
  expect(both.map((timer) => timeLeft(timer, now + 1500))).toEqual(['4:59', '19:59'])
  expect(withoutTimer(both, '4-0').map(({ id }) => id)).toEqual(['3-0'])
})

it('begins again when it is set again', () => {
  const again = setTimer(setTimer([], oven, 1200, now), oven, 1200, now + 60_000)
  expect(again.map((timer) => timeLeft(timer, now + 60_000))).toEqual(['20:00'])
})

it('rings at its end and not before, and goes on for a minute from then', () => {
  const [timer] = setTimer([], rest, 300, now)
  if (!timer) throw new Error('No timer was set.')
  expect([isRinging(timer, now + 299_999), isRinging(timer, now + 300_000)]).toEqual([false, true])
  const [later] = addMinute([timer], timer.id, now + 310_000)
  expect(later && timeLeft(later, now + 310_000)).toBe('1:00')
  const [running] = addMinute([timer], timer.id, now)
  expect(running && timeLeft(running, now)).toBe('6:00')
})

it('writes hours', () => {
  expect(timeLeft({ endsAt: now + 3 * 3600_000 }, now)).toBe('3:00:00')
  expect(timeLeft({ endsAt: now - 5 }, now)).toBe('0:00')
})

it('comes back after a reload, also one that has ended meanwhile, but not an old one or nonsense', () => {
  const timers = setTimer([], oven, 1200, now)
  const stored = JSON.stringify([...timers, { id: 1 }, null])
  expect(storedTimers(stored, now + 60_000)).toEqual(timers)
  expect(storedTimers(stored, now + 1_500_000)).toEqual(timers)
  expect(storedTimers(stored, now + 5_000_000)).toEqual([])
  expect([storedTimers(null, now), storedTimers('{', now), storedTimers('{}', now)]).toEqual([[], [], []])
})
