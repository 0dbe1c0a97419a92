import { expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { makeEntry } from '#server/responses/entry.ts'
import { fileHeaders } from '#server/responses/headers.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const PAGES = 40
const FILES = 20

/** The program with its usual limits or a part of them, forty pages, a search page and the files of a build. */
async function aSite(limitFactor = 1): Promise<RunningApp> {
  const files = new Map()
  for (let n = 0; n < FILES; n++) {
    const headers = fileHeaders('text/javascript')
    files.set(
      `/assets/${n}.js`,
      await makeEntry({ status: 200, body: Buffer.from('export {}'), headers, compress: true }),
    )
  }
  // On a busy machine a search may take over the two seconds of a block, which is not what these tests are about.
  const env = { LIMIT_FACTOR: String(limitFactor), CACHED_READS_PER_SECOND: '2000' }
  const app = await runningApp({ env, files, skipBlockProblems: true })
  const search = aPage({
    path: '/haku',
    key: 'search',
    template: 'search',
    title: 'Haku',
    blocks: [{ type: 'site-search', props: { heading: 'Haku' } }],
  })
  const articles = Array.from({ length: PAGES }, (_, n) => anArticle(`juttu-${n}`))
  const saved = await savePages(app.content, [aPage(), search, ...articles])
  expect(saved).toMatchObject({ ok: true })
  await saveNavigation(app.navigation, aNavigation())
  await app.changes.caughtUp()
  return app
}

/** What a browser asks for when somebody opens two pages, types a word into the quick search and searches. */
function visit(person: number): string[] {
  const word = `juttu-${person}`
  return [
    ...['/', `/juttu-${person % PAGES}`, `/juttu-${(person * 7) % PAGES}`],
    ...Array.from({ length: FILES }, (_, n) => `/assets/${n}.js`),
    ...['/api/contentlikecount?contentIds[0]=1', '/api/nav/desktop', '/api/nav/mobile'],
    ...['/api/search/suggestions/?q=jut', `/api/search/suggestions/?q=${word}`],
    `/haku?q=${word}`,
  ]
}

async function statusesOf(app: RunningApp, people: number): Promise<Record<number, number>> {
  const paths = Array.from({ length: people }, (_, person) => visit(person)).flat()
  const statuses: Record<number, number> = {}
  // As many connections at once as all their browsers have.
  const lanes = Array.from({ length: Math.min(6 * people, 400) }, async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const { status } = await app.send('kuluttaja', path)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  })
  await Promise.all(lanes)
  return statuses
}

const few = [['a school class of 30', 30]] as const
const many = [['an office of 200', 200]] as const

it.each(process.env.ALL_TESTS ? [...few, ...many] : few)(
  'lets %s behind one address open pages, their files and searches at once',
  async (_who, people) => {
    const app = await aSite()
    expect(await statusesOf(app, people)).toEqual({ 200: people * visit(0).length })
  },
  120_000,
)

it('still limits a client that has one page after another rendered', async () => {
  // A tenth of the limits: on a busy machine 400 renders take so long that the usual ones would allow them.
  const app = await aSite(0.1)
  const flood = await Promise.all(Array.from({ length: 400 }, (_, n) => app.get('kuluttaja', `/haku?q=flood-${n}`)))
  const statuses = Map.groupBy(flood, ({ status }) => status)
  expect([...statuses.keys()].toSorted()).toEqual(expect.arrayContaining([429]))
  expect(statuses.get(500)).toBeUndefined()
}, 120_000)
