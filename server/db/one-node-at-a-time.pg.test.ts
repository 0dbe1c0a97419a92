import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { oneNodeAtATime } from './one-node-at-a-time.ts'

it.runIf(inject('postgres'))(
  'lets nodes that begin together do it one after the other, also after a failure',
  async () => {
    const database = await freshDatabase()
    const happened: string[] = []
    const node = (name: string) =>
      oneNodeAtATime(database, 1, async () => {
        happened.push(`${name} begins`)
        await wait(50)
        happened.push(`${name} ends`)
        throw new Error(name)
      })
    const ended = await Promise.allSettled([node('one'), node('two'), node('three')])
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    const names = happened.filter((_, at) => at % 2 === 0).map((line) => line.split(' ')[0])
    expect(names.toSorted()).toEqual(['one', 'three', 'two'])
    expect(happened).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
  },
)

it('does the work where there is one node', async () => {
  expect(await oneNodeAtATime(await freshDatabase(), 1, async () => 'done')).toBe('done')
})
