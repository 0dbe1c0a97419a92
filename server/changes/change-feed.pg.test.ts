import { expect, it, onTestFinished, vi } from 'vitest'
import type { Change } from '#contract/content/change.ts'
import type { Capability } from '#server/capability.ts'
import { recordChange } from '#server/db/outbox.ts'
import { DatabaseUnavailableError } from '#server/faults/outage.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { ChangeFeed } from './change-feed.ts'

type Failing = { at: string; times: number; error?: Error; refreshesToo?: boolean }
type Options = { failing?: Failing; pausesMs?: [number, ...number[]]; patienceMs?: number; pollIntervalMs?: number }

const names = ['first', 'second', 'third'] as const

/** A feed with three listeners, of which one fails. `heard` lists what they were told and have applied. */
async function aFeed({ failing, pausesMs = [5, 5], patienceMs = 5000, pollIntervalMs = 10 }: Options = {}) {
  const database = await freshDatabase()
  const heard: string[] = []
  const [onProblem, onWarning, onNote] = [vi.fn(), vi.fn(), vi.fn()]
  let left = failing?.times ?? 0
  const failAt = (name: string) => {
    if (name !== failing?.at || left === 0) return
    left--
    throw failing.error ?? new Error('It cannot.')
  }
  const listener = (name: string) => ({
    name,
    onChange: async ({ tags }: Change): Promise<Change | undefined> => {
      failAt(name)
      heard.push(`${name} ${tags.join('+')}`)
      return undefined
    },
    onMissedChanges: async () => {
      if (failing?.refreshesToo) failAt(name)
      heard.push(`${name} all`)
    },
  })
  const feed = new ChangeFeed({ database, onProblem, onWarning, onNote, pollIntervalMs, pausesMs, patienceMs })
  await feed.begin()
  const [first, second, third] = [listener('first'), listener('second'), listener('third')]
  feed.tell([first, second, third] satisfies Capability[])
  onTestFinished(() => feed.stop())
  const commit = (name: string, more: Partial<Change> = {}) =>
    database.transaction((tx) => recordChange(tx, { tags: [name], gone: false, pages: [], ...more }))
  const heal = () => {
    left = 0
  }
  const heardBy = (name: string) => heard.filter((each) => each.startsWith(name))
  const sentences = (report: typeof onProblem) => report.mock.calls.map(([, sentence]) => sentence)
  return { feed, second, heard, heardBy, onProblem, onWarning, onNote, sentences, database, commit, heal }
}

const NEVER_MS = 600_000

it('reads a change of its own when it is committed, once, without waiting for the next poll', async () => {
  const { heard, commit } = await aFeed({ pollIntervalMs: NEVER_MS })
  await commit('own')
  await expect.poll(() => heard).toEqual(['first own', 'second own', 'third own'])
  await commit('later')
  await expect.poll(() => heard.slice(3)).toEqual(['first later', 'second later', 'third later'])
})

it('reads nothing of a transaction that is rolled back', async () => {
  const { heard, database, commit } = await aFeed({ pollIntervalMs: NEVER_MS })
  const undone = database.transaction(async (tx) => {
    await recordChange(tx, { tags: ['undone'], gone: false, pages: [] })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await commit('done')
  await expect.poll(() => heard).toEqual(['first done', 'second done', 'third done'])
})

it('answers a write after its commit, while a listener hangs', async () => {
  const { feed, second, heardBy, commit } = await aFeed({ patienceMs: 20 })
  const hanging = Promise.withResolvers<undefined>()
  onTestFinished(() => hanging.resolve(undefined))
  vi.spyOn(second, 'onChange').mockReturnValueOnce(hanging.promise)
  await commit('one')
  await expect.poll(() => heardBy('third')).toEqual(['third one'])
  // It is known to be late: nobody waits for it again.
  await commit('two')
  await expect.poll(() => heardBy('third')).toEqual(['third one', 'third two'])
  expect(heardBy('second')).toEqual([])
  await expect.poll(() => feed.lagMs).toBeGreaterThan(200)
  hanging.resolve(undefined)
  // What came after it may have used what it had not brought up to date, so it hears of both again.
  await expect.poll(() => heardBy('third').slice(2).join(' ')).toMatch(/one.*two/)
  expect(heardBy('second')).toEqual(['second two'])
  await expect.poll(() => feed.lagMs).toBeLessThan(200)
})

it.each(names)('tells the others when the %s listener fails once, and tries again', async (at) => {
  const { heard, heardBy, sentences, onProblem, onWarning, commit } = await aFeed({ failing: { at, times: 1 } })
  await commit('sold')
  await expect.poll(() => heardBy(at)).toEqual([`${at} sold`])
  const others = names.filter((name) => name !== at)
  for (const name of others.slice(0, names.indexOf(at))) expect(heardBy(name)).toEqual([`${name} sold`])
  // Those after it may have used what it had not brought up to date.
  for (const name of others.slice(names.indexOf(at))) {
    await expect.poll(() => heardBy(name)).toEqual([`${name} sold`, `${name} sold`])
    expect(heard.indexOf(`${name} sold`)).toBeLessThan(heard.indexOf(`${at} sold`))
  }
  expect(sentences(onWarning)).toEqual([`A change could not be applied to ${at}, and is tried again`])
  expect(onProblem).not.toHaveBeenCalled()
})

it('lets a listener read everything again that keeps failing, says so once, and tells it of changes as before', async () => {
  const { heard, heardBy, sentences, onProblem, onNote, commit } = await aFeed({ failing: { at: 'second', times: 3 } })
  await commit('sold')
  await expect.poll(() => heardBy('second')).toEqual(['second all'])
  await expect.poll(() => heardBy('third')).toEqual(['third sold', 'third sold'])
  expect(sentences(onProblem)).toEqual(['A change could not be applied to second, which reads everything again'])
  expect(onNote.mock.calls).toEqual([['What second could not apply of a change is applied now.']])
  await commit('back')
  await expect.poll(() => heard.slice(-3)).toEqual(['first back', 'second back', 'third back'])
  expect(onProblem).toHaveBeenCalledTimes(1)
})

it('goes on reading everything again until that succeeds, and is behind meanwhile', async () => {
  const failing = { at: 'second', times: Number.POSITIVE_INFINITY, refreshesToo: true }
  const { feed, heardBy, onProblem, commit, heal } = await aFeed({ failing })
  await commit('sold')
  // Polls of the outbox go on meanwhile, every ten milliseconds.
  await expect.poll(() => feed.lagMs).toBeGreaterThan(500)
  expect(heardBy('third')).toEqual(['third sold'])
  heal()
  await expect.poll(() => heardBy('second')).toEqual(['second all'])
  await expect.poll(() => feed.lagMs).toBeLessThan(500)
  expect(onProblem).toHaveBeenCalledTimes(1)
})

it('waits for the end of an outage instead of reading everything again, and applies all that failed in one', async () => {
  const error = new DatabaseUnavailableError('The database is away.')
  const { heard, heardBy, onProblem, commit } = await aFeed({ failing: { at: 'second', times: 12, error } })
  await commit('one')
  await commit('two')
  await expect.poll(() => heardBy('second')).toEqual(['second one+two'])
  expect(heard.filter((each) => each.endsWith(' all'))).toEqual([])
  expect(onProblem).not.toHaveBeenCalled()
})

it('passes on what a listener adds to a change, to those after it', async () => {
  const { second, heardBy, commit } = await aFeed()
  vi.spyOn(second, 'onChange').mockResolvedValueOnce({ tags: ['healed'], gone: false, pages: [] })
  await commit('sold')
  await expect.poll(() => heardBy('third')).toEqual(['third sold+healed'])
  expect(heardBy('first')).toEqual(['first sold'])
})
