import { expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

function aLimit() {
  const clock = { now: 0 }
  return { clock, limit: new TokenBuckets({ perSecond: 10, burst: 30, now: () => clock.now }) }
}

const allowed = (limit: TokenBuckets, client: string, times: number) =>
  Array.from({ length: times }, () => limit.take(client)).filter((wait) => wait === 0).length

it('allows a burst and then no more', () => {
  const { limit } = aLimit()
  expect(allowed(limit, 'a', 50)).toBe(30)
})

it('refills at the rate per second, up to the burst', () => {
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

it('stays bounded under a flood of clients', () => {
  const { limit } = aLimit()
  for (let n = 0; n < 120_000; n++) limit.take(`client ${n}`)
  expect(limit.clients).toBeLessThanOrEqual(50_000)
})

it('returns the seconds until the next token', () => {
  const clock = { now: 0 }
  const slow = new TokenBuckets({ perSecond: 0.1, burst: 1, now: () => clock.now })
  expect([slow.take('a'), slow.take('a')]).toEqual([0, 10])
  clock.now = 7000
  expect(slow.take('a')).toBe(3)
})

it('evicts the clients that have been silent longest, not those that were seen first', () => {
  const { limit, clock } = aLimit()
  allowed(limit, 'busy since the beginning', 50)
  for (let n = 0; n < 49_999; n++) limit.take(`client ${n}`)
  clock.now = 1000
  expect(allowed(limit, 'busy since the beginning', 50)).toBe(10)
  for (let n = 0; n < 10; n++) limit.take(`newcomer ${n}`)
  expect(allowed(limit, 'busy since the beginning', 50)).toBe(0)
  expect(allowed(limit, 'client 0', 50)).toBe(30)
})
