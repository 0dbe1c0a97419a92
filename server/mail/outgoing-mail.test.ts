import { expect, it } from 'vitest'
import { MAIL_RETRY, pauseSeconds } from './outgoing-mail.ts'

it('tries a mail for about three days, after pauses that grow from half a minute to four hours', () => {
  const pauses: number[] = []
  for (let attempts = 1; ; attempts++) {
    const pause = pauseSeconds(MAIL_RETRY, attempts)
    if (pause === null) break
    pauses.push(pause)
  }
  expect(pauses.slice(0, 4)).toEqual([30, 60, 120, 240])
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses)
  expect(pauses.at(-1)).toBe(4 * 3600)
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 3600)
  expect(days).toBeGreaterThan(2.5)
  expect(days).toBeLessThan(3.5)
})
