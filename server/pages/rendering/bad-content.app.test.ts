import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Page } from '#contract/content/content.ts'
import { savePage } from '#server/capabilities/content/content.ts'
import { aPage } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { defineBlock } from '#web/block-kit/define-block.ts'
import { blocks } from '#web/blocks/registry.ts'

const noChange = { tags: [], gone: false, pages: [] }

const text = (words: string): Page['blocks'][number] => ({
  type: 'rich-text',
  props: { content: [{ kind: 'paragraph', children: [words] }] },
})

it('refuses a link to a site that does not exist', async () => {
  const app = await runningApp()
  const cards = [{ kind: 'paragraph', children: [{ text: 'sivusto', link: 'site:nobody/' }] }]
  const outcome = await savePage(app.content, aPage({ blocks: [{ type: 'rich-text', props: { content: cards } }] }))
  expect(outcome).toMatchObject({ ok: false, problems: ["site:nobody/: there is no site 'nobody'"] })
})

/** Saves content without validation, as an old import or a block removed since would leave it. */
async function smuggle(app: RunningApp, page: Page): Promise<void> {
  await app.content.store.put([page], () => noChange)
  app.index.add({ ...page, blockTypes: page.blocks.map(({ type }) => type) })
}

it('omits an unknown, invalid or failing block, and caches the rest of the page briefly', async () => {
  let now = new Date('2026-11-15T10:00:00Z')
  const failing = defineBlock({
    type: 'failing',
    schema: z.strictObject({}),
    view: () => {
      throw new Error('view broke')
    },
    css: [],
    examples: {},
  })
  const app = await runningApp({
    now: () => now,
    skipBlockProblems: true,
    expectsErrors: /^Block '(?:vanished|hero|failing)'/,
    registry: new Map([...blocks, ['failing', failing]]),
  })
  const broken = [
    { type: 'vanished', props: {} },
    { type: 'hero', props: { title: 7 } },
    { type: 'failing', props: {} },
  ]
  await smuggle(app, aPage({ blocks: [...broken, text('Loput sivusta')] }))
  const answer = await app.get('kuluttaja', '/')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Loput sivusta')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(app.cache.size).toBe(1)
  now = new Date('2026-11-15T10:00:05Z')
  app.cache.find('kuluttaja/')
  expect(app.cache.size).toBe(0)
})

it('omits a block that takes over 2 seconds, and logs no error: the machine may be busy', async () => {
  const slow = defineBlock({
    type: 'slow',
    schema: z.strictObject({}),
    load: () => new Promise<never>(() => {}),
    view: () => null,
    css: [],
    examples: {},
  })
  const app = await runningApp({ registry: new Map([...blocks, ['slow', slow]]), skipBlockProblems: true })
  await smuggle(app, aPage({ path: '/hidas', blocks: [text('Muu sivu'), { type: 'slow', props: {} }] }))
  const response = await app.get('kuluttaja', '/hidas')
  expect([response.status, (await response.text()).includes('Muu sivu')]).toEqual([200, true])
})

it('throws on a bad block in tests', async () => {
  const app = await runningApp({ expectsErrors: /unknown block type/ })
  await smuggle(app, aPage({ blocks: [{ type: 'vanished', props: {} }] }))
  expect((await app.get('kuluttaja', '/')).status).toBe(500)
})

it('refuses to save a page with an invalid block, and says why', async () => {
  const app = await runningApp()
  const outcome = await savePage(
    app.content,
    aPage({
      blocks: [
        { type: 'hero', props: { title: '' } },
        { type: 'vanished', props: {} },
      ],
    }),
  )
  expect(outcome).toMatchObject({ ok: false, code: 'CONTENT_INVALID' })
  expect(!outcome.ok && outcome.problems.join('\n')).toMatch(
    /blocks\.0 \(hero\): title[\s\S]*there is no block of type 'vanished'/,
  )
  expect((await app.get('kuluttaja', '/')).status).toBe(404)
})

it('refuses a link that would run a script', async () => {
  const app = await runningApp()
  const evil = { kind: 'paragraph', children: [{ text: 'klikkaa', link: 'javascript:alert(1)' }] }
  const outcome = await savePage(app.content, aPage({ blocks: [{ type: 'rich-text', props: { content: [evil] } }] }))
  expect(outcome).toMatchObject({ ok: false, code: 'CONTENT_INVALID' })
})
