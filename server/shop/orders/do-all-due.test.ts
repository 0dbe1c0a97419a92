import { expect, it } from 'vitest'
import { doAllDue } from './do-all-due.ts'

/** Numbers that are due, taken ten at a time; doing one takes a second. */
function gathered(count: number) {
  const due = Array.from({ length: count }, (_, at) => at)
  const done: number[] = []
  let now = 0
  return {
    done,
    run: () =>
      doAllDue(
        {
          take: async () => due.splice(0, 10),
          each: async (item) => {
            now += 1000
            done.push(item)
          },
        },
        () => now,
      ),
  }
}

it('goes on until nothing is due, however much has gathered', async () => {
  const { done, run } = gathered(34)
  expect(await run()).toBe(34)
  expect(done).toEqual(Array.from({ length: 34 }, (_, at) => at))
})

it('ends in time for the next run, which does the rest', async () => {
  const { done, run } = gathered(72)
  expect(await run()).toBe(50)
  expect(await run()).toBe(22)
  expect(done).toHaveLength(72)
  expect(await run()).toBe(0)
})

it('does a few at once, and no more', async () => {
  let running = 0
  let most = 0
  const due = [[1, 2, 3, 4, 5, 6, 7]]
  const each = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
  }
  expect(await doAllDue({ take: async () => due.pop() ?? [], each, atOnce: 3 })).toBe(7)
  expect(most).toBe(3)
})
