import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '#server/responses/entry.ts'
import { PageCache } from './page-cache.ts'

const untagged = { tags: [] }

describe('finding a page', () => {
  it('gives the entry that was put under its key', () => {
    const cache = aCache()
    const entry = anEntry(10)
    cache.put('a/', entry, untagged)
    expect(cache.find('a/')).toMatchObject({ entry, stale: false })
  })

  it('gives nothing for a key that was never put', () => expect(aCache().find('a/')).toBeUndefined())

  it('gives the newer entry when a key is put again, and counts its bytes alone', () => {
    const cache = aCache()
    const newer = anEntry(7)
    cache.put('a/', anEntry(10), untagged)
    cache.put('a/', newer, untagged)
    expect(cache.find('a/')?.entry).toBe(newer)
    expect(cache).toMatchObject({ bytes: 7, size: 1 })
  })

  it('gives nothing after everything was cleared', () => {
    const cache = aCacheOf(['a/', 'b/'])
    cache.clear()
    expect(found(cache, ['a/', 'b/'])).toEqual([])
    expect(cache).toMatchObject({ bytes: 0, size: 0 })
  })

  it('gives a page that is put after everything was cleared', () => {
    const cache = aCache({ maxBytes: 3 })
    for (const key of 'abcdef') cache.put(key, anEntry(1), untagged)
    cache.clear()
    for (const key of 'ghijk') cache.put(key, anEntry(1), untagged)
    expect(found(cache, [...'abcdefghijk'])).toEqual(['i', 'j', 'k'])
  })
})

describe('a page that is right until some time', () => {
  it('is given before that time', () => {
    const clock = aClock(1000)
    const cache = aCache(clock)
    cache.put('a/', anEntry(1), { tags: [], validUntil: 1001 })
    expect(cache.find('a/')).toBeDefined()
  })

  it('is given no more from that time on, and its bytes are free', () => {
    const clock = aClock(1000)
    const cache = aCache(clock)
    cache.put('a/', anEntry(1), { tags: ['t'], validUntil: 2000 })
    clock.time = 2000
    expect(cache.find('a/')).toBeUndefined()
    expect(cache).toMatchObject({ bytes: 0, size: 0 })
    expect(cache.markStale(['t'])).toEqual([])
  })

  it('is given again when it is put with a later time', () => {
    const clock = aClock(1000)
    const cache = aCache(clock)
    cache.put('a/', anEntry(1), { tags: [], validUntil: 2000 })
    cache.put('a/', anEntry(1), { tags: [], validUntil: 3000 })
    clock.time = 2500
    expect(cache.find('a/')).toBeDefined()
  })
})

describe('a full cache', () => {
  it('makes room by forgetting the oldest page when none was read', () => {
    const cache = aCacheOf(['a', 'b', 'c'], { maxBytes: 3 })
    cache.put('d', anEntry(1), untagged)
    expect(found(cache, [...'abcd'])).toEqual(['b', 'c', 'd'])
  })

  it('keeps a page that was read and forgets the oldest that was not', () => {
    const cache = aCacheOf(['a', 'b', 'c'], { maxBytes: 3 })
    cache.find('a')
    cache.put('d', anEntry(1), untagged)
    expect(found(cache, [...'abcd'])).toEqual(['a', 'c', 'd'])
  })

  it('forgets a page that was read once, when those put after it are read and it is not', () => {
    const cache = aCacheOf(['a', 'b', 'c'], { maxBytes: 3 })
    cache.find('a')
    cache.put('d', anEntry(1), untagged)
    found(cache, ['c', 'd'])
    cache.put('e', anEntry(1), untagged)
    expect(found(cache, [...'abcde'])).toEqual(['c', 'd', 'e'])
  })

  it('makes room when every page was read', () => {
    const cache = aCacheOf(['a', 'b', 'c'], { maxBytes: 3 })
    found(cache, [...'abc'])
    cache.put('d', anEntry(1), untagged)
    expect(found(cache, [...'abcd'])).toEqual(['b', 'c', 'd'])
  })

  it('keeps what is read all the time through a flood of pages that are read once', () => {
    const cache = aCacheOf(['home'], { maxBytes: 20 })
    for (let i = 0; i < 1000; i++) {
      expect(cache.find('home')).toBeDefined()
      cache.put(`search-${i}`, anEntry(1), untagged)
    }
    expect(cache.find('home')).toBeDefined()
  })

  it('forgets as many pages as a large one needs', () => {
    const cache = aCacheOf([...'abcde'], { maxBytes: 5 })
    cache.put('large', anEntry(4), untagged)
    expect(found(cache, [...'abcde', 'large'])).toEqual(['e', 'large'])
  })

  it('forgets everything else for a page as large as itself', () => {
    const cache = aCacheOf([...'abcde'], { maxBytes: 5 })
    cache.put('large', anEntry(5), untagged)
    expect(found(cache, [...'abcde', 'large'])).toEqual(['large'])
  })

  it('takes no page larger than itself, and keeps the others', () => {
    const cache = aCacheOf(['a', 'b'], { maxBytes: 5 })
    cache.put('huge', anEntry(6), untagged)
    expect(found(cache, ['a', 'b', 'huge'])).toEqual(['a', 'b'])
  })

  it('forgets the older version of a page that has grown larger than the cache', () => {
    const cache = aCacheOf(['a'], { maxBytes: 5 })
    cache.put('a', anEntry(6), untagged)
    expect(cache.find('a')).toBeUndefined()
    expect(cache).toMatchObject({ bytes: 0, size: 0 })
  })

  it('goes on making room while pages are dropped where its hand stands', () => {
    const cache = aCache({ maxBytes: 10 })
    for (let i = 0; i < 500; i++) {
      cache.put(`p${i}`, anEntry(1), { tags: [`t${i}`] })
      if (i % 3 === 0) cache.find(`p${i - 5}`)
      if (i % 4 === 0) cache.drop([`t${i - 9}`, `t${i - 8}`, `t${i}`])
      expect(cache.bytes).toBeLessThanOrEqual(10)
    }
    cache.put('last', anEntry(1), untagged)
    expect(cache.find('last')).toBeDefined()
  })
})

describe('a cache that was flooded', () => {
  it('comes to serve the pages that are read now, and not for ever those that were read once', () => {
    const cache = aCache({ maxBytes: 100 })
    const read = (key: string) => cache.find(key) !== undefined || cache.put(key, anEntry(1), untagged)
    for (let n = 0; n < 95; n++) for (const _twice of [1, 2]) read(`old ${n}`)
    for (let n = 0; n < 5000; n++) read(`once ${n}`)
    let hits = 0
    for (let n = 0; n < 10_000; n++) if (read(`now ${n % 50}`) === true) hits++
    expect(hits).toBeGreaterThan(9_000)
  })
})

describe('a change of what pages were made from', () => {
  it('leaves its pages in service, marked as stale', () => {
    const cache = aCache()
    cache.put('a/', anEntry(1), { tags: ['t'] })
    cache.markStale(['t'])
    expect(cache.find('a/')).toMatchObject({ stale: true })
  })

  it('gives the keys of its pages, the most read first', () => {
    const cache = aCache()
    for (const key of ['a', 'b', 'c']) cache.put(key, anEntry(1), { tags: ['t'] })
    for (const key of ['c', 'b', 'c', 'b', 'c', 'a']) cache.find(key)
    expect(cache.markStale(['t'])).toEqual(['c', 'b', 'a'])
  })

  it('still knows how often a page was read when the page was made anew', () => {
    const cache = aCache()
    for (const key of ['a', 'b']) cache.put(key, anEntry(1), { tags: ['t'] })
    cache.find('b')
    for (const key of ['a', 'b']) cache.put(key, anEntry(1), { tags: ['t'] })
    expect(cache.markStale(['t'])).toEqual(['b', 'a'])
  })

  it('touches the pages with one of its tags and no others', () => {
    const cache = aTaggedCache()
    expect(cache.markStale(['x', 'none'])).toEqual(['x', 'xy'])
    expect(cache.find('y')).toMatchObject({ stale: false })
  })

  it('names a page once that has several of its tags', () =>
    expect(aTaggedCache().markStale(['x', 'y', 'x'])).toEqual(['x', 'xy', 'y']))

  it('does not touch a page that was made anew without the tag', () => {
    const cache = aTaggedCache()
    cache.put('x', anEntry(1), { tags: ['z'] })
    expect(cache.markStale(['x'])).toEqual(['xy'])
  })

  it('is over for a page that was made anew', () => {
    const cache = aTaggedCache()
    cache.markStale(['x'])
    cache.put('x', anEntry(1), { tags: ['x'] })
    expect(cache.find('x')).toMatchObject({ stale: false })
  })

  it('does not touch pages that made room for others', () => {
    const cache = aCache({ maxBytes: 1 })
    cache.put('a', anEntry(1), { tags: ['t'] })
    cache.put('b', anEntry(1), { tags: ['t'] })
    expect(cache.markStale(['t'])).toEqual(['b'])
  })
})

describe('dropping', () => {
  it('forgets the pages with one of the tags at once, and no others', () => {
    const cache = aTaggedCache()
    cache.drop(['x', 'none'])
    expect(found(cache, ['x', 'xy', 'y'])).toEqual(['y'])
    expect(cache).toMatchObject({ bytes: 1, size: 1 })
  })

  it('may be repeated', () => {
    const cache = aTaggedCache()
    cache.drop(['x'])
    cache.drop(['x'])
    expect(cache).toMatchObject({ bytes: 1, size: 1 })
  })
})

describe('watching', () => {
  it('notes that everything was cleared', () => {
    const cache = aCache()
    const watch = cache.watch()
    cache.clear()
    expect(watch.changed(['any'])).toBe(true)
  })

  it.each(['markStale', 'drop'] as const)('notes what %s names, whether or not a page has it', (change) => {
    const cache = aCache()
    const watch = cache.watch()
    cache[change](['t'])
    expect(watch.changed(['s', 't'])).toBe(true)
    expect(watch.changed(['s'])).toBe(false)
  })

  it('does not note what changed before', () => {
    const cache = aCache()
    cache.drop(['t'])
    expect(cache.watch().changed(['t'])).toBe(false)
  })

  it('notes nothing more once it has ended', () => {
    const cache = aCache()
    const watch = cache.watch()
    watch.end()
    cache.drop(['t'])
    expect(watch.changed(['t'])).toBe(false)
  })

  it('goes on for one render while that of another ends', () => {
    const cache = aCache()
    const [one, other] = [cache.watch(), cache.watch()]
    other.end()
    cache.drop(['t'])
    expect(one.changed(['t'])).toBe(true)
  })
})

describe('whatever happens', () => {
  it('holds no more bytes than it may, and counts them right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.array(aStep, { maxLength: 200 }), (maxBytes, steps) => {
        const clock = aClock(0)
        const cache = aCache({ maxBytes, now: clock.now })
        for (const step of steps) {
          take(cache, clock, step)
          expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
        }
        const held = keys.flatMap((key) => cache.find(key)?.entry ?? [])
        expect(cache.size).toBe(held.length)
        expect(cache.bytes).toBe(held.reduce((sum, { bytes }) => sum + bytes, 0))
      }),
      { numRuns: 300 },
    )
  })

  it('finds the page that was put last, when it is no larger than the cache', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 100 }), fc.integer({ min: 0, max: 15 }), (steps, bytes) => {
        const clock = aClock(0)
        const cache = aCache({ maxBytes: 15, now: clock.now })
        for (const step of steps) take(cache, clock, step)
        const entry = anEntry(bytes)
        cache.put('k0', entry, untagged)
        expect(cache.find('k0')?.entry).toBe(entry)
      }),
    )
  })

  it('never gives another page than the one last put under a key', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 200 }), (steps) => {
        const clock = aClock(0)
        const cache = aCache({ maxBytes: 20, now: clock.now })
        const last = new Map<string, Entry>()
        for (const step of steps) {
          const entry = take(cache, clock, step)
          if (entry) last.set(step.key, entry)
          const seen = cache.find(step.key)
          if (seen) expect(seen.entry).toBe(last.get(step.key))
        }
      }),
    )
  })

  it('has no page left with a tag that was dropped', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 100 }), fc.constantFrom('r', 's', 't'), (steps, tag) => {
        const clock = aClock(0)
        const cache = aCache({ maxBytes: 20, now: clock.now })
        const tags = new Map<string, string[]>()
        for (const step of steps) {
          take(cache, clock, step)
          if (step.kind === 'put') tags.set(step.key, step.tags)
        }
        const before = found(cache, keys)
        cache.drop([tag])
        expect(found(cache, keys)).toEqual(before.filter((key) => !tags.get(key)?.includes(tag)))
      }),
    )
  })
})

type Clock = { time: number; now: () => number }
type Step = {
  kind: 'put' | 'find' | 'drop' | 'markStale' | 'clear' | 'wait'
  key: string
  bytes: number
  tags: string[]
  life: number
}

const keys = Array.from({ length: 12 }, (_, i) => `k${i}`)

const aStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('put' as const) },
    { weight: 5, arbitrary: fc.constant('find' as const) },
    { weight: 2, arbitrary: fc.constantFrom('drop' as const, 'markStale' as const, 'wait' as const) },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
  ),
  key: fc.constantFrom(...keys),
  bytes: fc.nat(12),
  tags: fc.array(fc.constantFrom('r', 's', 't'), { maxLength: 3 }),
  life: fc.integer({ min: 1, max: 20 }),
})

/** Does the step and gives the entry if it put one. */
function take(cache: PageCache, clock: Clock, { kind, key, bytes, tags, life }: Step): Entry | undefined {
  if (kind === 'find') cache.find(key)
  if (kind === 'drop') cache.drop(tags)
  if (kind === 'markStale') cache.markStale(tags)
  if (kind === 'clear') cache.clear()
  if (kind === 'wait') clock.time += life
  if (kind !== 'put') return undefined
  const entry = anEntry(bytes)
  cache.put(key, entry, { tags, validUntil: clock.time + life })
  return entry
}

function aClock(time: number): Clock {
  const clock = { time, now: () => clock.time }
  return clock
}

function aCache({ maxBytes = 1000, now = () => 0 }: { maxBytes?: number; now?: () => number } = {}): PageCache {
  return new PageCache({ maxBytes, now })
}

function aCacheOf(filled: readonly string[], options?: { maxBytes: number }): PageCache {
  const cache = aCache(options)
  for (const key of filled) cache.put(key, anEntry(1), untagged)
  return cache
}

function aTaggedCache(): PageCache {
  const cache = aCache()
  cache.put('x', anEntry(1), { tags: ['x'] })
  cache.put('xy', anEntry(1), { tags: ['x', 'y'] })
  cache.put('y', anEntry(1), { tags: ['y'] })
  return cache
}

function anEntry(bytes: number): Entry {
  const kept = { encoding: 'br', body: Buffer.alloc(0), headers: [] } as const
  return { status: 200, etag: 'W/"e"', headers: [], kept, bytes }
}

const found = (cache: PageCache, asked: readonly string[]) => asked.filter((key) => cache.find(key))
