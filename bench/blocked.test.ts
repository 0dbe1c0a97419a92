import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { computing } from '#server/testing/computing.ts'
import { watchEventLoop } from './blocked.ts'

it('detects a long turn of the event loop, and none if the work yields', async () => {
  const blockedBy = async (work: () => void) => {
    const watching = watchEventLoop()
    await wait(10)
    work()
    await wait(10)
    return watching.longest().byComputing
  }
  const computeLong = () => {
    for (const until = computing() + 60; computing() < until; );
  }
  expect(await blockedBy(computeLong)).toBeGreaterThan(40)
  expect(await blockedBy(() => {})).toBeLessThan(40)
})
