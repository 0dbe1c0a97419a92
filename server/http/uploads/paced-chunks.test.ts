import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pacedChunks } from './paced-chunks.ts'

const pace = { graceMs: 1000, minBytesPerSecond: 10, maxMs: 60_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Reads a stream to its end and returns the content, or the code of the refusal. */
function reading(stream: PassThrough) {
  const read = async () => {
    const chunks: Buffer[] = []
    for await (const chunk of pacedChunks(stream, pace)) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }
  return read().catch((error) => error.code)
}

it('yields everything from a sender at the minimum rate', async () => {
  const stream = new PassThrough()
  const outcome = reading(stream)
  for (let second = 0; second < 30; second++) {
    stream.write('ten bytes ')
    await vi.advanceTimersByTimeAsync(1000)
  }
  stream.end()
  expect(await outcome).toBe('ten bytes '.repeat(30))
})

it('refuses a sender who stops after the first bytes', async () => {
  const stream = new PassThrough()
  stream.write('ten bytes ')
  const outcome = reading(stream)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await outcome).toBe('REQUEST_TIMEOUT')
})

it('refuses a sender below the minimum rate', async () => {
  const stream = new PassThrough()
  const outcome = reading(stream)
  for (let second = 0; second < 3; second++) {
    await vi.advanceTimersByTimeAsync(900)
    stream.write('x')
  }
  expect(await outcome).toBe('REQUEST_TIMEOUT')
})

it('refuses a sender who exceeds the maximum time, even at a good rate', async () => {
  const stream = new PassThrough()
  const outcome = reading(stream)
  for (let second = 0; second < 60; second++) {
    stream.write('a hundred bytes '.repeat(6))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(await outcome).toBe('REQUEST_TIMEOUT')
})

it('does not count the time that the reader takes', async () => {
  const stream = new PassThrough()
  stream.write('first')
  const chunks = pacedChunks(stream, pace)
  await chunks.next()
  vi.advanceTimersByTime(50_000)
  const next = chunks.next()
  stream.end('second')
  expect(String((await next).value)).toBe('second')
})

it('refuses a request that is cut off, while waiting for it and while processing a chunk', async () => {
  const waiting = new PassThrough()
  const outcome = reading(waiting)
  waiting.destroy()
  expect(await outcome).toBe('REQUEST_INVALID')

  const working = new PassThrough()
  working.write('first')
  const chunks = pacedChunks(working, pace)
  await chunks.next()
  working.destroy(new Error('aborted'))
  await expect(chunks.next()).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
})

it('does not destroy the stream when the reader stops early', async () => {
  const stream = new PassThrough()
  stream.write('first')
  for await (const _ of pacedChunks(stream, pace)) break
  expect(stream.destroyed).toBe(false)
  stream.end('second')
  expect(String(await stream.toArray())).toBe('second')
})
