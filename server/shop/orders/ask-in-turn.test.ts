import { expect, it } from 'vitest'
import { askInTurn } from './ask-in-turn.ts'

it('asks once for all who come while a question is on its way, and again after that', async () => {
  const asked: string[] = []
  const inTurn = askInTurn({ mayAsk: async () => 0 })
  const ask = (order: string) => inTurn(order, async () => asked.push(order))
  await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])
  expect(asked.toSorted()).toEqual(['a', 'b'])
  await ask('a')
  expect(asked.length).toBe(3)
})

it('waits for the end of a pause, and gives up when others ask in every one of them', async () => {
  const pauses = [2, 0, 1, 1, 1]
  const waited: number[] = []
  let asked = 0
  const inTurn = askInTurn({ mayAsk: async () => pauses.shift() ?? 0, wait: async (seconds) => waited.push(seconds) })
  const ask = () => inTurn('a', async () => asked++)
  await ask()
  expect([asked, waited]).toEqual([1, [2]])
  await ask()
  expect([asked, waited]).toEqual([1, [2, 1, 1]])
})

it('a question that fails does so for all who wait for it, and not for the next', async () => {
  const inTurn = askInTurn({ mayAsk: async () => 0 })
  const failing = () => inTurn('a', () => Promise.reject(new Error('no database')))
  const outcomes = await Promise.allSettled([failing(), failing()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(inTurn('a', async () => 'answered')).resolves.toBeUndefined()
})
