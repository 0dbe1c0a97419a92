import { expect, it } from 'vitest'
import { MediaLookup, TooManyUnknownError } from './media-lookup.ts'
import type { Media } from './stored-media.ts'

const aMedia = (id: string): Media => ({ id, name: 'kuva.jpg', type: 'image/jpeg', width: 8, height: 8 })

function aLookup(stored: string[]) {
  const queries: string[][] = []
  const clock = { now: 0 }
  const findMany = async (ids: string[]) => {
    queries.push(ids)
    return ids.filter((id) => stored.includes(id)).map(aMedia)
  }
  return { lookup: new MediaLookup(findMany, () => clock.now), queries, clock, stored }
}

it('queries once for a known id', async () => {
  const { lookup, queries } = aLookup(['a'])
  expect(await lookup.find('a')).toEqual(aMedia('a'))
  expect(await lookup.find('a')).toEqual(aMedia('a'))
  expect(queries).toEqual([['a']])
})

it('batches concurrent lookups in one query', async () => {
  const { lookup, queries } = aLookup(['a', 'b'])
  const found = await Promise.all(['a', 'b', 'c', 'a'].map((id) => lookup.find(id)))
  expect(found).toEqual([aMedia('a'), aMedia('b'), undefined, aMedia('a')])
  expect(queries).toEqual([['a', 'b', 'c']])
})

it('finds pictures of other nodes after a while, and those of this node at once', async () => {
  const { lookup, queries, clock, stored } = aLookup([])
  await lookup.find('a')
  await lookup.find('b')
  stored.push('a')
  clock.now = 1999
  expect(await lookup.find('a')).toBeUndefined()
  clock.now = 2000
  expect(await lookup.find('a')).toEqual(aMedia('a'))
  lookup.add(aMedia('b'))
  expect(await lookup.find('b')).toEqual(aMedia('b'))
  expect(queries).toEqual([['a'], ['b'], ['a']])
})

it('handles a flood of made-up ids with one query per 200, and rejects lookups beyond its limit', async () => {
  const { lookup, queries } = aLookup([])
  const answers = await Promise.allSettled(Array.from({ length: 1500 }, (_, id) => lookup.find(`${id}`)))
  const rejected = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(rejected).toHaveLength(500)
  expect(rejected[0]?.reason).toBeInstanceOf(TooManyUnknownError)
  expect(queries).toHaveLength(5)
})

it('rejects all waiting lookups when the database fails, and queries again the next time', async () => {
  let fails = true
  const lookup = new MediaLookup(async (ids) => {
    if (fails) throw new Error('gone')
    return ids.map(aMedia)
  })
  const both = await Promise.allSettled([lookup.find('a'), lookup.find('a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await lookup.find('a')).toEqual(aMedia('a'))
})
