import { expect, it, onTestFinished, vi } from 'vitest'
import { fromBrotli } from '#server/responses/brotli.ts'
import { makeEntry } from '#server/responses/entry.ts'
import { PageCache } from './page-cache.ts'
import { tightenPopularPages } from './tightening.ts'

const text = Array.from({ length: 3000 }, (_, at) => `<li>${(at * 7919) % 9973} grammaa</li>`).join('')

it('makes a page that many read smaller, with the same content and ETag', async () => {
  const { cache, entry } = await aCachedPage()
  read(cache, 8)
  watch(cache)
  await expect.poll(() => cache.find('a/')?.entry.bytes).toBeLessThan(entry.bytes)
  const smaller = cache.find('a/')?.entry
  expect(smaller?.etag).toBe(entry.etag)
  expect(smaller?.stored.headers).toContain(String(smaller?.bytes))
  expect(String(await fromBrotli(smaller?.stored.body as Buffer))).toBe(text)
  expect(cache.bytes).toBe(smaller?.bytes)
})

it('leaves a page alone that few read', async () => {
  const { cache, entry } = await aCachedPage()
  read(cache, 7)
  const seen = vi.spyOn(cache, 'mostRead')
  watch(cache)
  await expect.poll(() => seen.mock.calls.length).toBeGreaterThan(3)
  expect(cache.find('a/')?.entry).toBe(entry)
})

it('never puts the old content back when the page is rendered meanwhile', async () => {
  const { cache, entry } = await aCachedPage()
  const newer = await entryOf('<p>uusi</p>')
  cache.put('a/', newer, { tags: [] })
  cache.exchange('a/', entry, await entryOf(text))
  expect(cache.find('a/')?.entry).toBe(newer)
})

async function aCachedPage() {
  const cache = new PageCache({ maxBytes: 1e6 })
  const entry = await entryOf(text)
  cache.put('a/', entry, { tags: [] })
  return { cache, entry }
}

function entryOf(body: string) {
  return makeEntry({ status: 200, body: Buffer.from(body), headers: { 'content-type': 'text/html' }, compress: true })
}

function read(cache: PageCache, times: number): void {
  for (let each = 0; each < times; each++) cache.find('a/')
}

function watch(cache: PageCache): void {
  const stop = tightenPopularPages({
    cache,
    lookEveryMs: 1,
    onError: (error) => {
      throw error
    },
  })
  onTestFinished(stop)
}
