import { expect, it } from 'vitest'
import { ClientLimit } from './client-limit.ts'

function aLimit() {
  const clock = { now: 0 }
  return { clock, limit: new ClientLimit({ perSecond: 10, burst: 30, now: () => clock.now }) }
}

const allowed = (limit: ClientLimit, client: string, times: number) =>
  Array.from({ length: times }, () => limit.allows(client)).filter(Boolean).length

it('allows a burst and then no more', () => {
  const { limit } = aLimit()
  expect(allowed(limit, 'a', 50)).toBe(30)
})

it('gives back so much a second, never more than a burst', () => {
  const { limit, clock } = aLimit()
  allowed(limit, 'a', 50)
  clock.now = 1000
  expect(allowed(limit, 'a', 50)).toBe(10)
  clock.now = 1_000_000
  expect(allowed(limit, 'a', 50)).toBe(30)
})

it('counts each client by itself', () => {
  const { limit } = aLimit()
  allowed(limit, 'a', 50)
  expect(allowed(limit, 'b', 5)).toBe(5)
})

it('does not grow without end under a flood of clients', () => {
  const { limit } = aLimit()
  for (let n = 0; n < 120_000; n++) limit.allows(`client ${n}`)
  expect(limit.clients).toBeLessThanOrEqual(50_000)
})
