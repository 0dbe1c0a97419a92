import { expect, it, onTestFinished, vi } from 'vitest'
import type { Change } from '#contract/change.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { ChangeFeed } from './change-feed.ts'
import { recordChange } from './db/outbox.ts'
import { DatabaseUnavailableError } from './outage.ts'

const aChange = (name: string): Change => ({ tags: [name], gone: false, pages: [] })

type Failing = { at: string; times: number; error?: Error; refreshesToo?: boolean }

/** A feed with three listeners, of which one fails. `heard` lists what they were told and have applied. */
async function aFeed({ failing, pausesMs = [5, 5] }: { failing?: Failing; pausesMs?: [number, ...number[]] } = {}) {
  const database = await freshDatabase()
  const heard: string[] = []
  const onProblem = vi.fn()
  let left = failing?.times ?? 0
  const failAt = (name: string) => {
    if (name !== failing?.at || left === 0) return
    left--
    throw failing.error ?? new Error('It cannot.')
  }
  const listener = (name: string) => ({
    name,
    onChange: async ({ tags }: Change) => {
      failAt(name)
      heard.push(`${name} ${tags.join('+')}`)
    },
    onMissedChanges: async () => {
      if (failing?.refreshesToo) failAt(name)
      heard.push(`${name} all`)
    },
  })
  const feed = new ChangeFeed({ database, onProblem, onNote: () => {}, pollIntervalMs: 10, pausesMs })
  await feed.begin()
  feed.tell(['first', 'second', 'third'].map(listener))
  onTestFinished(() => feed.stop())
  const commit = async (name: string) => {
    const change = aChange(name)
    await database.transaction((tx) => recordChange(tx, change))
    return change
  }
  const heal = () => {
    left = 0
  }
  return { feed, heard, onProblem, commit, heal }
}

it('applies a change at once where it was made, and not a second time from the outbox', async () => {
  const { feed, heard, commit } = await aFeed()
  await feed.announce(await commit('own'))
  expect(heard).toEqual(['first own', 'second own', 'third own'])
  await commit('later')
  await expect.poll(() => heard.slice(3)).toEqual(['first later', 'second later', 'third later'])
})

it('applies a change that was committed and then lost, because the answer of the database never came', async () => {
  const { heard, commit } = await aFeed()
  await commit('lost')
  await expect.poll(() => heard).toEqual(['first lost', 'second lost', 'third lost'])
})

it.each(['first', 'second', 'third'])(
  'tells the others when the %s listener fails once, and tries again',
  async (at) => {
    const { feed, heard, onProblem, commit } = await aFeed({ failing: { at, times: 1 } })
    await feed.announce(await commit('sold'))
    expect(heard).toEqual(['first sold', 'second sold', 'third sold'].filter((each) => !each.startsWith(at)))
    // All again, in their order: those after it may have used what it had not brought up to date.
    await expect.poll(() => heard.slice(2)).toEqual(['first sold', 'second sold', 'third sold'])
    expect(onProblem.mock.calls.map(([, sentence]) => sentence)).toEqual([
      `The change could not be applied to ${at}, and is tried again`,
    ])
  },
)

it('reads everything again, from the listener that keeps failing on, and then hears of changes as before', async () => {
  const { feed, heard, commit } = await aFeed({ failing: { at: 'second', times: 3 } })
  await feed.announce(await commit('sold'))
  await expect.poll(() => heard.filter((each) => each.endsWith(' all'))).toEqual(['second all', 'third all'])
  await feed.announce(await commit('back'))
  expect(heard.slice(-3)).toEqual(['first back', 'second back', 'third back'])
})

it('goes on reading everything again until that succeeds, and is behind meanwhile', async () => {
  const failing = { at: 'second', times: Number.POSITIVE_INFINITY, refreshesToo: true }
  const { feed, heard, commit, heal } = await aFeed({ failing })
  await feed.announce(await commit('sold'))
  await expect.poll(() => heard.includes('third all')).toBe(true)
  // Polls of the outbox go on meanwhile, every ten milliseconds.
  await expect.poll(() => feed.lagMs).toBeGreaterThan(500)
  heal()
  await expect.poll(() => heard.includes('second all')).toBe(true)
  await expect.poll(() => feed.lagMs).toBeLessThan(500)
})

it('waits for the end of an outage instead of reading everything again, and applies all that failed in one', async () => {
  const error = new DatabaseUnavailableError('The database is away.')
  const { feed, heard, commit } = await aFeed({ failing: { at: 'second', times: 12, error } })
  await feed.announce(await commit('one'))
  await feed.announce(await commit('two'))
  await expect.poll(() => heard.filter((each) => each.startsWith('second'))).toEqual(['second one+two'])
  expect(heard.filter((each) => each.endsWith(' all'))).toEqual([])
})

it('does not let a visitor wait behind long work of others', async () => {
  const { feed, commit } = await aFeed()
  const work = Promise.withResolvers<void>()
  const heard = new Set<string>()
  feed.tell([
    {
      name: 'slow',
      onChange: async ({ tags }) => {
        if (tags[0] === 'import') await work.promise
        heard.add(String(tags[0]))
      },
    },
  ])
  const imported = feed.announce(await commit('import'))
  await feed.announceSoon(await commit('sold'))
  expect([...heard]).toEqual([])
  work.resolve()
  await imported
  await expect.poll(() => [...heard]).toEqual(['import', 'sold'])
})
