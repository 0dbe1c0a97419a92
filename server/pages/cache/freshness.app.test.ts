import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Page } from '#contract/content/content.ts'
import { removePage } from '#server/capabilities/content/content.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { htmlOf, save } from '#server/testing/saved-pages.ts'
import { type BlockDefinition, defineBlock } from '#web/block-kit/define-block.ts'
import { blocks } from '#web/blocks/registry.ts'

const noChange = { tags: [], gone: false, pages: [] }

const cardsOf = (...paths: string[]): Page['blocks'][number] => ({
  type: 'card-grid',
  props: { cards: paths.map((path) => ({ kind: 'page', path })) },
})

/** A block with an empty view. */
const silentBlock = (type: string, load: NonNullable<BlockDefinition['load']>) =>
  defineBlock({ type, schema: z.strictObject({}), view: () => null, css: [], examples: {}, load })

/** A block that counts its loads per page. */
function countingBlock() {
  const loads: string[] = []
  const counting = silentBlock('counting', async (_props, { path }) => {
    loads.push(path)
    return { data: undefined, tags: [] }
  })
  return { loads, registry: new Map([...blocks, ['counting', counting]]), block: { type: 'counting', props: {} } }
}

it('re-renders only the pages that depend on a changed page: itself, and those that show its card', async () => {
  const { loads, registry, block } = countingBlock()
  const app = await runningApp({ registry })
  await save(app, anArticle('ham', { blocks: [block] }), anArticle('soup', { blocks: [block] }))
  await save(app, aPage({ blocks: [cardsOf('/ham'), block] }))
  await save(app, anArticle('both', { blocks: [cardsOf('/soup'), block] }))
  for (const path of ['/', '/ham', '/soup', '/both']) await app.get('kuluttaja', path)
  loads.length = 0

  await save(app, anArticle('ham', { title: 'Kinkku kypsyy', blocks: [block] }))
  await expect.poll(() => htmlOf(app, '/')).toContain('Kinkku kypsyy')
  await expect.poll(() => htmlOf(app, '/ham')).toContain('Kinkku kypsyy')
  expect(loads.sort()).toEqual(['/', '/ham'])
})

it('serves the stale page at once while the new one is rendered', async () => {
  let release = () => {}
  const gate = { open: Promise.resolve() }
  const slow = defineBlock({
    type: 'slow',
    schema: z.strictObject({ words: z.string() }),
    view: ({ props }) => props.words,
    css: [],
    examples: {},
    load: async () => {
      await gate.open
      return { data: undefined, tags: [] }
    },
  })
  const app = await runningApp({ registry: new Map([...blocks, ['slow', slow]]) })
  await save(app, aPage({ blocks: [{ type: 'slow', props: { words: 'vanha' } }] }))
  await app.get('kuluttaja', '/')

  gate.open = new Promise((resolve) => {
    release = resolve
  })
  await save(app, aPage({ blocks: [{ type: 'slow', props: { words: 'uusi' } }] }))
  expect(await htmlOf(app, '/')).toContain('vanha')
  release()
  await expect.poll(() => htmlOf(app, '/')).toContain('uusi')
})

it('never shows a removed page again, nor a card of it', async () => {
  const app = await runningApp()
  await save(app, anArticle('ham'), aPage({ blocks: [cardsOf('/ham')] }))
  expect(await htmlOf(app, '/')).toContain('Juttu ham')
  await app.get('kuluttaja', '/ham')

  expect(await removePage(app.content, anArticle('ham'))).toMatchObject({ ok: true })
  expect((await app.get('kuluttaja', '/ham')).status).toBe(404)
  expect(await htmlOf(app, '/')).not.toContain('Juttu ham')
})

it('does not cache a page whose content changed during the render', async () => {
  const during = { load: async () => {} }
  const changing = silentBlock('changing', async () => {
    await during.load()
    return { data: undefined, tags: [] }
  })
  const app = await runningApp({ registry: new Map([...blocks, ['changing', changing]]) })
  const withTitle = (title: string) => anArticle('ham', { title, blocks: [{ type: 'changing', props: {} }] })
  await save(app, withTitle('Ensimmäinen'))
  during.load = async () => {
    during.load = async () => {}
    await save(app, withTitle('Toinen'))
    await app.changes.caughtUp()
  }
  expect(await htmlOf(app, '/ham')).toContain('Toinen')
  expect(await htmlOf(app, '/ham')).toContain('Toinen')
})

it('re-renders the pages of one site and language when its navigation changes', async () => {
  const app = await runningApp()
  await save(app, aPage(), aPage({ site: 'deli' }))
  await app.get('kuluttaja', '/')
  await app.get('deli', '/')
  const before = app.cache.size
  expect(before).toBe(2)
  const bottomTabs = [{ label: 'Uusi linkki', link: '/', children: [] }]
  expect(await saveNavigation(app.navigation, aNavigation({ desktop: { topTabs: [], bottomTabs } }))).toMatchObject({
    ok: true,
  })
  await expect.poll(() => htmlOf(app, '/')).toContain('Uusi linkki')
  expect(await htmlOf(app, '/', 'deli')).not.toContain('Uusi linkki')
})

it('renders once for many concurrent requests for the same page', async () => {
  const { loads, registry, block } = countingBlock()
  const app = await runningApp({ registry })
  await save(app, aPage({ blocks: [block] }))
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.get('kuluttaja', '/')))
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  expect(loads).toEqual(['/'])
})

it('re-renders the 404 page when the navigation changes', async () => {
  const app = await runningApp()
  await save(app, aPage())
  await app.get('kuluttaja', '/ei-ole')
  const { footer } = aNavigation()
  const saved = await saveNavigation(app.navigation, aNavigation({ footer: { ...footer, promise: 'Uusi lupaus' } }))
  expect(saved).toMatchObject({ ok: true })
  await expect.poll(() => htmlOf(app, '/ei-ole')).toContain('Uusi lupaus')
})

it('removes an address with a parameter that the page no longer has', async () => {
  const paged = defineBlock({
    type: 'paged',
    schema: z.strictObject({}),
    view: () => null,
    css: [],
    examples: {},
    params: { page: z.coerce.number().default(1) },
  })
  const app = await runningApp({ registry: new Map([...blocks, ['paged', paged]]) })
  await save(app, anArticle('ham', { title: 'Vanha', blocks: [{ type: 'paged', props: {} }] }))
  expect(await htmlOf(app, '/ham?page=2')).toContain('Vanha')
  await save(app, anArticle('ham', { title: 'Uusi', blocks: [] }))
  await expect.poll(() => htmlOf(app, '/ham?page=2')).toContain('Uusi')
})

it('tries a stale page again after a failure, as soon as somebody reads it', async () => {
  const broken = { now: false }
  const failing = silentBlock('at-times-failing', async () => {
    if (broken.now) throw new Error('the database is down')
    return { data: undefined, tags: [] }
  })
  const registry = new Map([...blocks, ['at-times-failing', failing]])
  const app = await runningApp({ registry, expectsErrors: /the database is down/ })
  const withTitle = (title: string) => anArticle('ham', { title, blocks: [{ type: 'at-times-failing', props: {} }] })
  await save(app, withTitle('Vanha'))
  await app.get('kuluttaja', '/ham')
  broken.now = true
  await save(app, withTitle('Uusi'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await htmlOf(app, '/ham')).toContain('Vanha')
  broken.now = false
  await expect.poll(() => htmlOf(app, '/ham')).toContain('Uusi')
})

it('responds with 404 for a page that was removed while its render waited, and shows it when it is back', async () => {
  const app = await runningApp()
  await save(app, anArticle('ham'))
  await app.content.store.remove(anArticle('ham'), () => noChange)
  expect((await app.get('kuluttaja', '/ham')).status).toBe(404)
  await save(app, anArticle('ham', { title: 'Palannut' }))
  await expect.poll(() => htmlOf(app, '/ham')).toContain('Palannut')
})

it('does not serve a page after its data has expired', async () => {
  let now = new Date('2026-11-15T10:00:00Z')
  const priced = defineBlock({
    type: 'priced',
    schema: z.strictObject({}),
    view: ({ data }: { data: string }) => data,
    css: [],
    examples: {},
    load: async (_props, context) => ({
      data: `klo ${context.now.getUTCHours()}`,
      tags: [],
      validUntil: new Date('2026-11-15T12:00:00Z'),
    }),
  })
  const app = await runningApp({ now: () => now, registry: new Map([...blocks, ['priced', priced]]) })
  await save(app, aPage({ blocks: [{ type: 'priced', props: {} }] }))
  expect(await htmlOf(app, '/')).toContain('klo 10')
  now = new Date('2026-11-15T11:59:59Z')
  expect(await htmlOf(app, '/')).toContain('klo 10')
  now = new Date('2026-11-15T12:00:00Z')
  expect(await htmlOf(app, '/')).toContain('klo 12')
})

it('offers a translation on the other language versions as soon as there is one', async () => {
  const app = await runningApp()
  await save(app, aPage(), aPage({ language: 'en' }), anArticle('ham'))
  expect(await htmlOf(app, '/ham')).not.toContain('hreflang="en"')
  await save(app, anArticle('ham-in-english', { language: 'en', key: 'ham' }))
  await expect.poll(() => htmlOf(app, '/ham')).toMatch(/hreflang="en" href="[^"]*\/en\/ham-in-english"/)
})
