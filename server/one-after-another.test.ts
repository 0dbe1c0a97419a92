import { expect, it } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

it('ends the first before it begins the second, even when the second is quicker', async () => {
  const log: string[] = []
  const work = oneAfterAnother(async (time: number) => {
    log.push(`begin ${time}`)
    await pause(time)
    log.push(`end ${time}`)
  })
  await Promise.all([work(20), work(1)])
  expect(log).toEqual(['begin 20', 'end 20', 'begin 1', 'end 1'])
})

it('tells who asked that his failed, and goes on', async () => {
  const work = oneAfterAnother(async (fails: boolean) => {
    if (fails) throw new Error('failed')
  })
  const outcomes = await Promise.allSettled([work(true), work(false)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
