import { beforeEach, expect, it } from 'vitest'
import type { FramePart } from '#contract/office/frames/frame-of-office.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

let database: Database
let app: RunningApp
let elli: Awaited<ReturnType<typeof aStaffBrowser>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  elli = await aStaffBrowser(app, database, { roles: ['editor'], name: 'Elli Editori' })
  await saveNavigation(app.navigation, menus('Tuotteet'))
  await imported(database, anArticle('kinkku'))
})

const menus = (label: string, link = '/kinkku') =>
  aNavigation({ desktop: { topTabs: [], bottomTabs: [{ label, link, children: [] }] } })

type Browser = typeof elli
const at = (part: FramePart, rest = '') => `/api/office/frames/${part}${rest}`
const place = { site: 'kuluttaja', language: 'fi' }
const query = '?site=kuluttaja&language=fi'
const read = async (browser: Browser = elli, part: FramePart = 'navigation') =>
  (await browser.get(at(part) + query)).body
const publish = (content: object, seen: string, { by = elli, part = 'navigation' as FramePart, more = {} } = {}) =>
  by.post(at(part, '/publish'), { ...place, seen, content, ...more })
const withTab = (content: { desktop: object }, tab: object) => ({
  ...content,
  desktop: { ...content.desktop, bottomTabs: [tab] },
})
const renamed = (content: { desktop: object }, label: string) =>
  withTab(content, { label, link: '/kinkku', children: [] })
const shown = async (path = '/kinkku') => (await app.get('kuluttaja', path)).text()

it('OF-34: menus are seen on every page at once when they are published, and kept as versions that can be had back', async () => {
  expect(await shown()).toContain('Tuotteet')
  const { content, seen, by, form } = await read()
  expect([by, form.fields.map(({ title }: { title: string }) => title)]).toEqual([
    null,
    ['Leveän ikkunan valikot', 'Puhelimen valikot', 'Alatunniste'],
  ])
  const published = await publish(renamed(content, 'Herkut'), seen, { more: { note: 'Parempi nimi' } })
  expect([published.status, published.body.number]).toEqual([200, 2])
  await expect.poll(() => shown()).toContain('Herkut')
  expect(await shown()).not.toContain('Tuotteet')
  expect(await read()).toMatchObject({ by: 'Elli Editori', seen: published.body.seen })
  const { rows } = (await elli.get(at('navigation', '/versions') + query)).body
  expect(rows).toMatchObject([
    { number: 2, kind: 'published', by: 'Elli Editori', note: 'Parempi nimi' },
    { number: 1, kind: 'import', by: 'Tuonti' },
  ])
  const old = (await elli.get(at('navigation', '/versions/1') + query)).body.content
  expect(old).toEqual(content)
  await publish(old, published.body.seen)
  await expect.poll(() => shown()).toContain('Tuotteet')
  expect((await elli.get(at('navigation', '/versions/9') + query)).body.code).toBe('VERSION_UNKNOWN')
})

it('OF-34: another node shows the new menus, too', async () => {
  const second = await runningApp({ database })
  const there = async () => (await second.get('kuluttaja', '/kinkku')).text()
  expect(await there()).toContain('Tuotteet')
  const { content, seen } = await read()
  await publish(renamed(content, 'Herkut'), seen)
  await expect.poll(there, { timeout: 10_000 }).toContain('Herkut')
})

it('OF-34: who publishes over what somebody else has published meanwhile is refused, and nothing is lost', async () => {
  const olli = await aStaffBrowser(app, database, { roles: ['editor'], name: 'Olli Oikolukija' })
  const [mine, theirs] = [await read(), await read(olli)]
  expect((await publish(renamed(theirs.content, 'Ollin'), theirs.seen, { by: olli })).status).toBe(200)
  const refused = await publish(renamed(mine.content, 'Ellin'), mine.seen)
  expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(await read()).toMatchObject({ by: 'Olli Oikolukija', content: renamed(theirs.content, 'Ollin') })
  // An import counts as well: it changes the menus without a version.
  const { content, seen } = await read()
  await saveNavigation(app.navigation, menus('Tuonnin'))
  expect((await publish(renamed(content, 'Ellin'), seen)).body.code).toBe('CHANGED_MEANWHILE')
})

it('OF-34: says what is wrong and which links lead nowhere before anything is published', async () => {
  const { content, seen } = await read()
  const wrong = withTab(content, { label: '', link: 'javascript:alert(1)', children: [] })
  const plan = await elli.post(at('navigation', '/plan'), { ...place, content: wrong })
  expect(plan.body.problems).toEqual([
    { path: ['desktop', 'bottomTabs', 0, 'label'], text: 'Tämä puuttuu.' },
    { path: ['desktop', 'bottomTabs', 0, 'link'], text: 'Muoto ei kelpaa.' },
  ])
  const refused = await publish(wrong, seen)
  expect([refused.status, refused.body.code]).toEqual([400, 'FRAME_INVALID'])
  const lost = withTab(content, {
    label: 'Kadonnut',
    link: '/ei-ole',
    children: [
      { label: 'Kinkku', link: '/kinkku#maku' },
      { label: 'Muualla', link: 'https://example.com/' },
    ],
  })
  const told = (await elli.post(at('navigation', '/plan'), { ...place, content: lost })).body
  expect(told.problems).toEqual([])
  expect(told.warnings).toEqual([
    { path: ['desktop', 'bottomTabs', 0, 'link'], text: 'Linkki ei johda mihinkään: /ei-ole' },
  ])
  const deep = withTab(content, {
    label: 'Syvä',
    link: '/kinkku',
    children: [{ label: 'Yksi', link: '/kinkku', children: [{ label: 'Kaksi', link: '/kinkku' }] }],
  })
  const tooDeep = (await elli.post(at('navigation', '/plan'), { ...place, content: deep })).body
  expect(tooDeep.problems).toMatchObject([{ path: ['desktop', 'bottomTabs', 0, 'children', 0] }])
  expect((await publish(content, seen)).body.code).toBe('FRAME_INVALID')
})

it('OF-03, OF-34: an editor of other sites reads nothing, other roles read and do not publish', async () => {
  const { content, seen } = await read()
  const stranger = await aStaffBrowser(app, database, { roles: ['editor'], sites: ['deli'] })
  const service = await aStaffBrowser(app, database, { roles: ['service'] })
  expect((await stranger.get(at('navigation') + query)).status).toBe(403)
  expect((await publish(renamed(content, 'X'), seen, { by: stranger })).status).toBe(403)
  expect((await stranger.post(at('navigation', '/plan'), { ...place, content })).status).toBe(403)
  expect(await read(service)).toMatchObject({ seen, mayChange: false })
  expect((await publish(renamed(content, 'X'), seen, { by: service })).status).toBe(403)
  expect((await elli.get(`${at('navigation')}?site=deli&language=en`)).status).toBe(404)
  expect((await elli.get(`${at('navigation')}?site=nobody&language=fi`)).status).toBe(404)
})

it('OF-05, OF-34: the log has what was there before and after', async () => {
  const { content, seen } = await read()
  await publish(renamed(content, 'Herkut'), seen)
  const logged = await database.sql.select().from(auditEntries).orderBy(auditEntries.id)
  expect(logged).toMatchObject([
    {
      action: 'frame.publish',
      subject: 'frame:navigation:kuluttaja:fi',
      name: 'Elli Editori',
      before: { 'desktop.bottomTabs.0.label': 'Tuotteet' },
      after: { version: 2, 'desktop.bottomTabs.0.label': 'Herkut' },
    },
  ])
})

it('OF-34: texts of the cookie banner are those of the program until the site has its own, and none may be empty', async () => {
  await imported(database, aPage())
  const { content, seen, form } = await read(elli, 'texts')
  expect(Object.keys(content)).toEqual(['consent'])
  expect(form.fields[0].field.fields[0]).toMatchObject({
    title: 'Otsikko',
    help: 'Oletus: Evästeet Kaskimaan sivustoilla',
    isRequired: true,
  })
  expect(await shown('/')).toContain('Vain välttämättömät')
  const said = (changes: object) => ({ consent: { ...content.consent, ...changes } })
  const empty = await publish(said({ refuseAll: '  ' }), seen, { part: 'texts' })
  expect([empty.status, empty.body.message]).toEqual([400, 'Tätä ei voi vielä julkaista: Tämä puuttuu.'])
  const own = await publish(said({ refuseAll: 'Vain pakolliset' }), seen, { part: 'texts' })
  await expect.poll(() => shown('/')).toContain('Vain pakolliset')
  expect(await shown('/')).not.toContain('Vain välttämättömät')
  expect(await shown('/')).toContain('Hyväksy kaikki')
  expect(await app.siteTexts.store.find('kuluttaja', 'fi')).toEqual({
    ...place,
    consent: { refuseAll: 'Vain pakolliset' },
  })
  await publish(content, own.body.seen, { part: 'texts' })
  await expect.poll(() => shown('/')).toContain('Vain välttämättömät')
  expect(await app.siteTexts.store.find('kuluttaja', 'fi')).toBeNull()
})

it('OF-34: a text of a window over the page may be left out, and is then not shown', async () => {
  await imported(database, aPage({ site: 'lihakauppa' }))
  const of = { site: 'lihakauppa', language: 'fi' }
  const { content, seen } = (await elli.get(`${at('texts')}?site=lihakauppa&language=fi`)).body
  const home = async () => (await app.get('lihakauppa', '/')).text()
  const usual = content.newsletter.text
  expect(await home()).toContain('newsletter-dialog')
  const changed = { ...content, newsletter: { heading: 'Lihakirje kotiin' } }
  await elli.post(at('texts', '/publish'), { ...of, seen, content: changed })
  await expect.poll(home).toContain('Lihakirje kotiin')
  expect((await home()).replaceAll('\u00ad', '')).not.toContain(usual)
})

const groups = (...names: [number, string][]) => names.map(([key, value]) => ({ key, value }))

it('OF-34: a new term gets an id that no language of the site has, or has had', async () => {
  await saveTaxonomy(app.taxonomy, {
    ...place,
    productGroups: groups([1, 'Makkarat'], [2, 'Kinkut']),
    categories: [],
    facets: [],
  })
  await saveTaxonomy(app.taxonomy, {
    site: 'kuluttaja',
    language: 'en',
    productGroups: groups([7, 'Hams']),
    categories: [],
    facets: [],
  })
  const { content, seen } = await read(elli, 'taxonomy')
  const more = { ...content, productGroups: [...content.productGroups, { value: 'Leikkeleet' }] }
  const published = await publish(more, seen, { part: 'taxonomy' })
  expect(published.body.content.productGroups).toEqual(groups([1, 'Makkarat'], [2, 'Kinkut'], [8, 'Leikkeleet']))
  const fewer = await publish(content, published.body.seen, { part: 'taxonomy' })
  const again = await publish(more, fewer.body.seen, { part: 'taxonomy' })
  expect(again.body.content.productGroups.at(-1)).toEqual({ key: 9, value: 'Leikkeleet' })
  const twice = { ...content, productGroups: groups([1, 'A'], [1, 'B']) }
  expect((await elli.post(at('taxonomy', '/plan'), { ...place, content: twice })).body.problems).toEqual([
    { path: [], text: 'Tunnus 1 on kahdesti: A ja B.' },
  ])
})

it('OF-34: a term that pages have is not removed before something takes its place on them', async () => {
  const tree = {
    ...place,
    productGroups: [],
    categories: [1, 2, 3].map((id) => ({ id, name: `Luokka ${id}`, kind: 'news' })),
    facets: [],
  }
  await saveTaxonomy(app.taxonomy, tree)
  await saveNavigation(app.navigation, menus('Jutut', '/jutut?matchAnyCategoryIds=1,3#kaikki'))
  const cards = { type: 'card-grid', props: { query: { kind: 'news', categories: [1, 2], count: 3 } } }
  await imported(database, anArticle('jutut', { blocks: [cards] }))
  const { content, seen } = await read(elli, 'taxonomy')
  const without = { ...content, categories: content.categories.slice(1) }
  const plan = (await elli.post(at('taxonomy', '/plan'), { ...place, content: without })).body
  expect(plan.warnings).toEqual([
    { path: [], text: 'Valikon linkki hakee poistuvaa (Luokka 1): /jutut?matchAnyCategoryIds=1,3#kaikki' },
  ])
  expect(plan.uses).toMatchObject([
    {
      id: 1,
      name: 'Luokka 1',
      pages: [{ path: '/jutut' }],
      morePages: 0,
      others: [
        { id: 2, name: 'Luokka 2' },
        { id: 3, name: 'Luokka 3' },
      ],
    },
  ])
  const refused = await publish(without, seen, { part: 'taxonomy' })
  expect([refused.status, refused.body.code]).toEqual([409, 'TERM_IN_USE'])
  const toGone = await publish(without, seen, { part: 'taxonomy', more: { moves: [{ from: 1, to: 1 }] } })
  expect(toGone.body.code).toBe('TERM_IN_USE')
  const moved = await publish(without, seen, { part: 'taxonomy', more: { moves: [{ from: 1, to: 3 }] } })
  expect(moved.status).toBe(200)
  const [page] = await app.content.store.findPages('kuluttaja', 'fi', ['/jutut'])
  expect(page?.blocks[0]?.props).toMatchObject({ query: { categories: [3, 2] } })
  const unused = { ...without, categories: without.categories.slice(0, -1) }
  expect((await publish(unused, moved.body.seen, { part: 'taxonomy' })).body.code).toBe('TERM_IN_USE')
})
