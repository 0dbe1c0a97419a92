import { expect, it } from 'vitest'
import { MediaMemory, TooManyUnknownError } from './media-memory.ts'
import type { Media } from './stored-media.ts'

const aMedia = (id: string): Media => ({ id, name: 'kuva.jpg', type: 'image/jpeg', width: 8, height: 8 })

function aMemory(stored: string[]) {
  const queries: string[][] = []
  const clock = { now: 0 }
  const findMany = async (ids: string[]) => {
    queries.push(ids)
    return ids.filter((id) => stored.includes(id)).map(aMedia)
  }
  return { memory: new MediaMemory(findMany, () => clock.now), queries, clock, stored }
}

it('asks once for what it finds, and never again', async () => {
  const { memory, queries } = aMemory(['a'])
  expect(await memory.find('a')).toEqual(aMedia('a'))
  expect(await memory.find('a')).toEqual(aMedia('a'))
  expect(queries).toEqual([['a']])
})

it('asks for those that come together in one query', async () => {
  const { memory, queries } = aMemory(['a', 'b'])
  const found = await Promise.all(['a', 'b', 'c', 'a'].map((id) => memory.find(id)))
  expect(found).toEqual([aMedia('a'), aMedia('b'), undefined, aMedia('a')])
  expect(queries).toEqual([['a', 'b', 'c']])
})

it('finds later what another node has saved meanwhile, and at once what this node saves', async () => {
  const { memory, queries, clock, stored } = aMemory([])
  await memory.find('a')
  await memory.find('b')
  stored.push('a')
  clock.now = 1999
  expect(await memory.find('a')).toBeUndefined()
  clock.now = 2000
  expect(await memory.find('a')).toEqual(aMedia('a'))
  memory.add(aMedia('b'))
  expect(await memory.find('b')).toEqual(aMedia('b'))
  expect(queries).toEqual([['a'], ['b'], ['a']])
})

it('answers a flood of made-up ids with a query for each 200, and turns away what is more than it can hold', async () => {
  const { memory, queries } = aMemory([])
  const answers = await Promise.allSettled(Array.from({ length: 1500 }, (_, id) => memory.find(`${id}`)))
  const turnedAway = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(turnedAway).toHaveLength(500)
  expect(turnedAway[0]?.reason).toBeInstanceOf(TooManyUnknownError)
  expect(queries).toHaveLength(5)
})

it('tells everyone who waits that the database failed, and asks it again the next time', async () => {
  let fails = true
  const memory = new MediaMemory(async (ids) => {
    if (fails) throw new Error('gone')
    return ids.map(aMedia)
  })
  const both = await Promise.allSettled([memory.find('a'), memory.find('a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await memory.find('a')).toEqual(aMedia('a'))
})
