import { expect, it } from 'vitest'
import { serially } from './serially.ts'

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

it('finishes the first before it starts the second, even if the second is quicker', async () => {
  const log: string[] = []
  const work = serially(async (time: number) => {
    log.push(`begin ${time}`)
    await pause(time)
    log.push(`end ${time}`)
  })
  await Promise.all([work(20), work(1)])
  expect(log).toEqual(['begin 20', 'end 20', 'begin 1', 'end 1'])
})

it('rejects the caller of a failed item, and continues', async () => {
  const work = serially(async (fails: boolean) => {
    if (fails) throw new Error('failed')
  })
  const outcomes = await Promise.allSettled([work(true), work(false)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
