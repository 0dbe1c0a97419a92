import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FrameContent } from '#contract/office/frames/frame-of-office.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import type { Database } from '#server/db/database.ts'
import { bundles } from '#server/db/schema/bundles.ts'
import { editedStore } from '#server/edited-pages/edited.store.ts'
import { publishPage } from '#server/edited-pages/publish.ts'
import { saveDraft } from '#server/edited-pages/save-draft.ts'
import { withoutSchemas } from '#server/edited-pages/testing/page-history.ts'
import { digestOf } from '#server/frames/frame-versions.store.ts'
import { navigationPart } from '#server/frames/navigation-part.ts'
import { publishFrame } from '#server/frames/publish-frame.ts'
import { taxonomyPart } from '#server/frames/taxonomy-part.ts'
import { textsPart } from '#server/frames/texts-part.ts'
import { describeForm } from '#server/office/editor/describe-form.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { sites } from '#sites/all.ts'
import type { BundleNeeds } from './bundle-needs.ts'
import { doDueBundles } from './due-bundles.ts'
import { changeMembers, makeBundle } from './edit-bundle.ts'
import { memberKinds } from './kinds.ts'
import { planBundle, publishBundle } from './publish-bundle.ts'
import { storesIn } from './stores-in.ts'
import { takeBundleBack } from './take-back.ts'

const person = { id: 'elli', name: 'Elli', roles: ['editor' as const], sites: [] }

const place = { site: 'kuluttaja', language: 'fi' as const }
const named = (content: FrameContent, label: string): FrameContent => ({
  ...content,
  desktop: { topTabs: [], bottomTabs: [{ label, link: '/kinkku', children: [] }] },
})

const aHistory = fc.record({
  /** What happens to each page after the bundle is out, and what is decided about it. */
  pages: fc.array(
    fc.record({
      since: fc.constantFrom('nothing', 'draft', 'publish'),
      what: fc.constantFrom('keep' as const, 'take-back' as const),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  /** How often the node that publishes ends before its commit. */
  kills: fc.nat(2),
  isTyping: fc.boolean(),
  /** What happens to the menus after the bundle is out, and what is decided about them. */
  menu: fc.record({
    since: fc.constantFrom('nothing', 'publish'),
    what: fc.constantFrom('keep' as const, 'take-back' as const),
  }),
})
type History = typeof aHistory extends fc.Arbitrary<infer One> ? One : never

function aStage(database: Database) {
  const stores = storesIn({ applyPricesAt: async () => {}, dropLater: async () => {} })
  const pages = withoutSchemas(database)
  const findSite = (id: string) => sites.find((site) => site.id === id)
  const parts = {
    navigation: navigationPart(describeForm),
    taxonomy: taxonomyPart({ describeForm, itemForms: () => ({}), schemaOf: () => undefined }),
    texts: textsPart(describeForm, findSite),
  }
  const frames = { ...pages, parts, findSite }
  const kinds = memberKinds({ ...frames, siteName: (id) => id, nameOf: (code) => code, now: () => new Date() })
  const needs: BundleNeeds = { kinds, atomically: (work) => database.transaction((tx) => work(stores(tx))) }
  const killed: BundleNeeds = {
    kinds,
    atomically: (work) =>
      database.transaction(async (tx) => {
        await work(stores(tx))
        throw new Error('killed')
      }),
  }
  const write = async (id: number, title: string) => {
    const row = await editedStore(database.sql).open(id)
    const operation = { kind: 'set' as const, from: row?.revision ?? 0, block: null, path: ['title'], value: title }
    const save = { window: crypto.randomUUID(), number: 1, revision: row?.revision ?? 0, operations: [operation] }
    const saved = await saveDraft(pages, person, id, save)
    if (!saved.ok) throw new Error(saved.code)
  }
  const publish = async (id: number) => {
    const row = await editedStore(database.sql).open(id)
    const published = await publishPage(pages, person, id, { revision: row?.revision ?? 0, note: '' })
    if (!published.ok) throw new Error(published.code)
  }
  const menu = () => parts.navigation.find(database.sql, place)
  const publishMenu = async (label: string) => {
    const before = await menu()
    const given = { part: 'navigation' as const, place, seen: digestOf(before), note: '', moves: [] }
    const published = await publishFrame({ ...frames, database }, person, { ...given, content: named(before, label) })
    if (!published.ok) throw new Error(published.code)
  }
  return { needs, killed, write, publish, menu, publishMenu }
}

const value = <Value>(outcome: { ok: true; value: Value } | { ok: false; code: string }): Value => {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

async function live(database: Database, { pages, kills, isTyping, menu }: History, number: number): Promise<void> {
  const { needs, killed, write, publish, ...frames } = aStage(database)
  const names = pages.map((_, at) => `bundle-${number}-${at}`)
  await imported(database, ...names.map((name) => anArticle(name, { title: `Ennen ${name}` })))
  /** Everything that visitors see of the pages. */
  const shown = async () => {
    const found = await contentStore(database.sql).findPages(
      'kuluttaja',
      'fi',
      names.map((name) => `/${name}`),
    )
    return names.map((name) => found.find(({ path }) => path === `/${name}`))
  }
  const before = await shown()
  const ids = before.map((page) => page?.contentId as number)
  for (const id of ids) await write(id, `Joulu ${id}`)
  await frames.publishMenu(`Ennen ${number}`)
  const base = await frames.menu()

  const { id } = value(await makeBundle(needs, person, 'Joulu'))
  const frame = { part: 'navigation' as const, seen: digestOf(base), base, content: named(base, `Joulu ${number}`) }
  const add = [...ids.map((page) => ({ kind: 'page' as const, page })), { kind: 'frame' as const, place, frame }]
  const { version } = value(await changeMembers(needs, person, id, { add, remove: [], version: 1 }))
  const { digest } = value(await planBundle(needs, id))
  const at = new Date(Date.now() + 3600_000).toISOString()
  value(await publishBundle(needs, person, id, { version, digest, at }))
  await database.sql.update(bundles).set({ at: sql`clock_timestamp()` }).where(eq(bundles.id, id))

  for (let kill = 0; kill < kills; kill++) await expect(doDueBundles(killed)).rejects.toThrow('killed')
  expect(await shown()).toEqual(before)
  expect(await frames.menu()).toEqual(base)
  const [first = 0] = ids
  const typing = isTyping ? write(first, 'Kesken') : Promise.resolve()
  const done = await Promise.all([doDueBundles(needs), doDueBundles(needs), typing])
  expect((done[0] as number) + (done[1] as number)).toBe(1)
  expect((await shown()).map((page) => page?.title)).toEqual(ids.map((page) => `Joulu ${page}`))
  expect(await frames.menu()).toEqual(frame.content)

  for (const [at, { since }] of pages.entries()) {
    const page = ids[at] as number
    if (since !== 'nothing') await write(page, `Uudempi ${page}`)
    if (since === 'publish') await publish(page)
  }
  if (menu.since === 'publish') await frames.publishMenu(`Uudempi ${number}`)
  const menuOut = await frames.menu()
  const out = await shown()
  const titles = await Promise.all(ids.map(async (page) => (await editedStore(database.sql).open(page))?.title))
  const current = (await database.sql.select().from(bundles).where(eq(bundles.id, id)))[0]?.version ?? 0
  const ofPages = pages.flatMap(({ since, what }, at) =>
    since === 'publish' ? [{ kind: 'page' as const, subject: String(ids[at]), what }] : [],
  )
  const ofMenu = { kind: 'frame' as const, subject: 'navigation:kuluttaja:fi', what: menu.what }
  const decisions = menu.since === 'publish' ? [ofMenu, ...ofPages] : ofPages
  const isAsked = decisions.length > 0
  if (isAsked) {
    const refused = await takeBundleBack(needs, person, id, { version: current, decisions: decisions.slice(1) })
    expect(refused).toMatchObject({ ok: false, code: 'BUNDLE_ASKS' })
    expect(await shown()).toEqual(out)
    expect(await frames.menu()).toEqual(menuOut)
  }
  value(await takeBundleBack(needs, person, id, { version: current, decisions }))
  expect(await frames.menu()).toEqual(menu.since === 'publish' && menu.what === 'keep' ? menuOut : base)
  const after = await shown()
  for (const [at, { since, what }] of pages.entries()) {
    const stays = since === 'publish' && what === 'keep'
    expect(after[at]).toEqual(stays ? out[at] : before[at])
    const row = await editedStore(database.sql).open(ids[at] as number)
    // What had gone out, or what somebody is writing, is a draft: no word is lost.
    if (!stays) expect(row?.draft?.fields.title).toBe(titles[at])
  }
}

it('OF-37: whenever a node ends and whatever is edited since, a bundle goes out once, and all or nothing of it comes back', {
  timeout: 300_000,
}, async () => {
  const database = await freshDatabase()
  const numRuns = process.env.ALL_TESTS ? 20 : 6
  let count = 0
  await fc.assert(
    fc.asyncProperty(aHistory, (history) => live(database, history, ++count)),
    { numRuns, seed: 37 },
  )
  expect(count).toBeGreaterThanOrEqual(numRuns)
})
