import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '#server/responses/entry.ts'
import { PageCache } from './page-cache.ts'

const untagged = { tags: [] }

describe('finding a page', () => {
  it('returns the entry that was put under its key', () => {
    const cache = aCache()
    const entry = anEntry(10)
    cache.put('a/', entry, untagged)
    expect(cache.find('a/')).toMatchObject({ entry, stale: false })
  })

  it('returns nothing for a key that was never put', () => expect(aCache().find('a/')).toBeUndefined())

  it('returns the newer entry when a key is put again, and counts only its bytes', () => {
    const cache = aCache()
    const newer = anEntry(7)
    cache.put('a/', anEntry(10), untagged)
    cache.put('a/', newer, untagged)
    expect(cache.find('a/')?.entry).toBe(newer)
    expect(cache).toMatchObject({ bytes: 7, size: 1 })
  })

  it('returns nothing after a clear', () => {
    const cache = aCacheOf(['a/', 'b/'])
    cache.clear()
    expect(found(cache, ['a/', 'b/'])).toEqual([])
    expect(cache).toMatchObject({ bytes: 0, size: 0 })
  })

  it('returns a page that is put after a clear', () => {
    const cache = aCache({ maxBytes: 3 })
    for (const key of 'abcdef') cache.put(key, anEntry(1), untagged)
    cache.clear()
    for (const key of 'ghijk') cache.put(key, anEntry(1), untagged)
    expect(found(cache, [...'abcdefghijk'])).toEqual(['i', 'j', 'k'])
  })
})

describe('a page that expires', () => {
  it('is returned before it expires', () => {
    const clock = aClock(1000)
    const cache = aCache(clock)
    cache.put('a/', anEntry(1), { tags: [], validUntil: 1001 })
    expect(cache.find('a/')).toBeDefined()
  })

  it('can still be found as an expired one, until it is rendered again or its content is gone', () => {
    const clock = aClock(0)
    const cache = aCache(clock)
    const expire = () => {
      cache.put('page', anEntry(10), { tags: ['news'], validUntil: clock.time + 5 })
      clock.time += 5
      cache.find('page')
    }
    expire()
    expect(cache.findExpired('page')).toBeDefined()
    cache.put('page', anEntry(10), { tags: ['news'] })
    expect(cache.findExpired('page')).toBeUndefined()
    expire()
    cache.drop(['other'])
    expect(cache.findExpired('page')).toBeDefined()
    cache.drop(['news'])
    expect(cache.findExpired('page')).toBeUndefined()
  })

  it('is removed from then on, and its bytes are free', () => {
    const clock = aClock(1000)
    const cache = aCache(clock)
    cache.put('a/', anEntry(1), { tags: ['t'], validUntil: 2000 })
    clock.time = 2000
    expect(cache.find('a/')).toBeUndefined()
    expect(cache).toMatchObject({ bytes: 0, size: 0 })
    expect(cache.markStale(['t'])).toEqual([])
  })

  it('is returned again when it is put with a later expiry', () => {
    const clock = aClock(1000)
    const cache = aCache(clock)
    cache.put('a/', anEntry(1), { tags: [], validUntil: 2000 })
    cache.put('a/', anEntry(1), { tags: [], validUntil: 3000 })
    clock.time = 2500
    expect(cache.find('a/')).toBeDefined()
  })
})

describe('a full cache', () => {
  it('evicts the oldest page if none was read', () => {
    const cache = aCacheOf(['a', 'b', 'c'], { maxBytes: 3 })
    cache.put('d', anEntry(1), untagged)
    expect(found(cache, [...'abcd'])).toEqual(['b', 'c', 'd'])
  })

  it('keeps a page that was read and evicts the oldest that was not', () => {
    const cache = aCacheOf(['a', 'b', 'c'], { maxBytes: 3 })
    cache.find('a')
    cache.put('d', anEntry(1), untagged)
    expect(found(cache, [...'abcd'])).toEqual(['a', 'c', 'd'])
  })

  it('evicts a page that was read once, if later pages are read and it is not', () => {
    const cache = aCacheOf(['a', 'b', 'c'], { maxBytes: 3 })
    cache.find('a')
    cache.put('d', anEntry(1), untagged)
    found(cache, ['c', 'd'])
    cache.put('e', anEntry(1), untagged)
    expect(found(cache, [...'abcde'])).toEqual(['c', 'd', 'e'])
  })

  it('evicts a page even if every page was read', () => {
    const cache = aCacheOf(['a', 'b', 'c'], { maxBytes: 3 })
    found(cache, [...'abc'])
    cache.put('d', anEntry(1), untagged)
    expect(found(cache, [...'abcd'])).toEqual(['b', 'c', 'd'])
  })

  it('keeps popular pages through a flood of pages that are read once', () => {
    const cache = aCacheOf(['home'], { maxBytes: 20 })
    for (let i = 0; i < 1000; i++) {
      expect(cache.find('home')).toBeDefined()
      cache.put(`search-${i}`, anEntry(1), untagged)
    }
    expect(cache.find('home')).toBeDefined()
  })

  it('evicts as many pages as a large one needs', () => {
    const cache = aCacheOf([...'abcde'], { maxBytes: 5 })
    cache.put('large', anEntry(4), untagged)
    expect(found(cache, [...'abcde', 'large'])).toEqual(['e', 'large'])
  })

  it('evicts everything else for a page as large as the cache', () => {
    const cache = aCacheOf([...'abcde'], { maxBytes: 5 })
    cache.put('large', anEntry(5), untagged)
    expect(found(cache, [...'abcde', 'large'])).toEqual(['large'])
  })

  it('does not store a page larger than the cache, and keeps the others', () => {
    const cache = aCacheOf(['a', 'b'], { maxBytes: 5 })
    cache.put('huge', anEntry(6), untagged)
    expect(found(cache, ['a', 'b', 'huge'])).toEqual(['a', 'b'])
  })

  it('removes the old version of a page that has grown larger than the cache', () => {
    const cache = aCacheOf(['a'], { maxBytes: 5 })
    cache.put('a', anEntry(6), untagged)
    expect(cache.find('a')).toBeUndefined()
    expect(cache).toMatchObject({ bytes: 0, size: 0 })
  })

  it('continues to evict when the page at the hand is dropped', () => {
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
  it('adapts to the pages that are read now, and evicts those that were read once', () => {
    const cache = aCache({ maxBytes: 100 })
    const read = (key: string) => cache.find(key) !== undefined || cache.put(key, anEntry(1), untagged)
    for (let n = 0; n < 95; n++) for (const _twice of [1, 2]) read(`old ${n}`)
    for (let n = 0; n < 5000; n++) read(`once ${n}`)
    let hits = 0
    for (let n = 0; n < 10_000; n++) if (read(`now ${n % 50}`) === true) hits++
    expect(hits).toBeGreaterThan(9_000)
  })
})

describe('a change of content', () => {
  it('leaves its pages in the cache, marked as stale', () => {
    const cache = aCache()
    cache.put('a/', anEntry(1), { tags: ['t'] })
    cache.markStale(['t'])
    expect(cache.find('a/')).toMatchObject({ stale: true })
  })

  it('returns the keys of its pages, the most read first', () => {
    const cache = aCache()
    for (const key of ['a', 'b', 'c']) cache.put(key, anEntry(1), { tags: ['t'] })
    for (const key of ['c', 'b', 'c', 'b', 'c', 'a']) cache.find(key)
    expect(cache.markStale(['t'])).toEqual(['c', 'b', 'a'])
  })

  it('keeps the read count of a page that is rendered again', () => {
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

  it('names a page with several of its tags once', () =>
    expect(aTaggedCache().markStale(['x', 'y', 'x'])).toEqual(['x', 'xy', 'y']))

  it('does not touch a page that was rendered again without the tag', () => {
    const cache = aTaggedCache()
    cache.put('x', anEntry(1), { tags: ['z'] })
    expect(cache.markStale(['x'])).toEqual(['xy'])
  })

  it('is over for a page that was rendered again', () => {
    const cache = aTaggedCache()
    cache.markStale(['x'])
    cache.put('x', anEntry(1), { tags: ['x'] })
    expect(cache.find('x')).toMatchObject({ stale: false })
  })

  it('does not touch evicted pages', () => {
    const cache = aCache({ maxBytes: 1 })
    cache.put('a', anEntry(1), { tags: ['t'] })
    cache.put('b', anEntry(1), { tags: ['t'] })
    expect(cache.markStale(['t'])).toEqual(['b'])
  })
})

describe('dropping', () => {
  it('removes the pages with one of the tags at once, and no others', () => {
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
  it('notices a clear', () => {
    const cache = aCache()
    const watch = cache.watch()
    cache.clear()
    expect(watch.changed(['any'])).toBe(true)
  })

  it.each(['markStale', 'drop'] as const)('notices the tags of %s, whether or not a page has them', (change) => {
    const cache = aCache()
    const watch = cache.watch()
    cache[change](['t'])
    expect(watch.changed(['s', 't'])).toBe(true)
    expect(watch.changed(['s'])).toBe(false)
  })

  it('does not notice earlier changes', () => {
    const cache = aCache()
    cache.drop(['t'])
    expect(cache.watch().changed(['t'])).toBe(false)
  })

  it('notices nothing after its end', () => {
    const cache = aCache()
    const watch = cache.watch()
    watch.end()
    cache.drop(['t'])
    expect(watch.changed(['t'])).toBe(false)
  })

  it('continues for one render when another ends', () => {
    const cache = aCache()
    const [one, other] = [cache.watch(), cache.watch()]
    other.end()
    cache.drop(['t'])
    expect(one.changed(['t'])).toBe(true)
  })
})

describe('whatever happens', () => {
  it('never exceeds its limit, and counts its bytes right', () => {
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

  it('finds the page that was put last, unless it is larger than the cache', () => {
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

  it('never returns another page than the one last put under a key', () => {
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

/** Performs the step and returns the entry if it put one. */
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
  const stored = { encoding: 'br', body: Buffer.alloc(0), headers: [] } as const
  return { status: 200, etag: 'W/"e"', headers: [], stored, bytes }
}

const found = (cache: PageCache, asked: readonly string[]) => asked.filter((key) => cache.find(key))
