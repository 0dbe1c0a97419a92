import { beforeEach, expect, it } from 'vitest'
import { saveRedirects } from '#server/capabilities/redirects/redirects.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { anArticle } from '#server/testing/a-page.ts'
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
  await imported(database, anArticle('kinkku'))
})

const put = (from: string, to: string, was: string | null = null, site = 'kuluttaja', by = elli) =>
  by.post('/api/office/redirects', { site, from, to, was })
const remove = (from: string, was: string) =>
  elli.post('/api/office/redirects/remove', { site: 'kuluttaja', from, was })
const list = async (query = '') => (await elli.get(`/api/office/redirects?${query}`)).body
const check = async (from: string, to: string) =>
  (await elli.get(`/api/office/redirects/check?${new URLSearchParams({ site: 'kuluttaja', from, to })}`)).body
const leadsTo = async (path: string) => (await app.get('kuluttaja', path)).headers.get('location')

it('OF-34: a redirect is made, changed, removed and brought back; visitors follow it at once', async () => {
  expect((await app.get('kuluttaja', '/vanha')).status).toBe(404)
  expect((await put('/Vanha/', '/kinkku')).status).toBe(200)
  await expect.poll(() => leadsTo('/vanha')).toBe('/kinkku')
  expect((await put('/vanha', '/')).body).toMatchObject({ code: 'REDIRECT_TAKEN' })
  expect((await put('/vanha', 'https://example.com/', '/kinkku')).status).toBe(200)
  await expect.poll(() => leadsTo('/vanha')).toBe('https://example.com/')
  expect((await remove('/vanha', '/kinkku')).body.code).toBe('REDIRECT_TAKEN')
  expect((await remove('/vanha', 'https://example.com/')).status).toBe(200)
  await expect.poll(async () => (await app.get('kuluttaja', '/vanha')).status).toBe(404)
  expect((await remove('/vanha', 'https://example.com/')).body.code).toBe('NOT_FOUND')
  expect((await put('/vanha', 'https://example.com/')).status).toBe(200)
  const logged = await database.sql.select().from(auditEntries).orderBy(auditEntries.id)
  expect(logged.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['redirect.put', null, { to: '/kinkku' }],
    ['redirect.put', { to: '/kinkku' }, { to: 'https://example.com/' }],
    ['redirect.remove', { to: 'https://example.com/' }, null],
    ['redirect.put', null, { to: 'https://example.com/' }],
  ])
})

it('OF-34: refuses circles and chains, and shortens what leads to a new redirect', async () => {
  await put('/a', '/b')
  expect((await put('/x', '/X/')).body.message).toContain('osoite johtaisi takaisin itseensä')
  expect((await put('/b', '/a')).body.message).toContain('/a ohjataan jo eteenpäin osoitteeseen /b')
  expect((await put('/y', 'site:kuluttaja/a#maku')).body.code).toBe('REDIRECT_INVALID')
  expect((await put('/y', '/a', null, 'deli')).status).toBe(200)
  expect((await put('/y', 'site:kuluttaja/a', '/a', 'deli')).body.code).toBe('REDIRECT_INVALID')
  expect((await put('vanha', 'javascript:alert(1)')).body.message).toBe(
    'Ohjausta ei voi tehdä: vanha osoite alkaa vinoviivalla, esimerkiksi /vanha, eikä siinä ole välejä, kohde on /osoite, site:sivusto/osoite tai https://-osoite',
  )
  expect(await check('/b', '/kinkku')).toEqual({
    problems: [],
    isPage: false,
    isLost: false,
    now: null,
    shortened: ['/a'],
  })
  await put('/b', '/kinkku')
  await expect.poll(() => leadsTo('/a')).toBe('/kinkku')
  await put('/z', 'site:kuluttaja/sivu', null, 'deli')
  await put('/sivu', '/kinkku')
  expect((await list('site=deli&text=/z')).rows).toMatchObject([{ from: '/z', to: 'site:kuluttaja/kinkku' }])
})

it('OF-34: warns of an address that is a page, and of a target that is none', async () => {
  expect(await check('/kinkku', '/ei-ole')).toMatchObject({ problems: [], isPage: true, isLost: true })
  await put('/kinkku', '/ei-ole')
  await imported(database, anArticle('keitto'))
  await put('/vanha', '/keitto')
  expect((await list()).rows).toEqual([
    { site: 'kuluttaja', from: '/kinkku', to: '/ei-ole', isPage: true, isLost: true, mayChange: true },
    { site: 'kuluttaja', from: '/vanha', to: '/keitto', isPage: false, isLost: false, mayChange: true },
  ])
  expect((await app.get('kuluttaja', '/kinkku')).status).toBe(200)
})

it('OF-34: the list is searched, and has a next page', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    name: '',
    site: at < 55 ? 'kuluttaja' : 'deli',
    source: `/vanha_${String(at).padStart(2, '0')}`,
    target: '/kinkku',
  }))
  await saveRedirects(app.redirects, rows)
  const first = await list()
  const second = await list(`after=${encodeURIComponent(first.next)}`)
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null])
  expect([...first.rows, ...second.rows].map(({ from }) => from)).toHaveLength(60)
  expect((await list('site=deli')).rows).toHaveLength(5)
  expect((await list('text=A_07')).rows).toMatchObject([{ from: '/vanha_07' }])
  expect((await elli.get('/api/office/redirects/count?text=KINKKU')).body).toEqual({ count: 60, isEstimate: false })
})

it('OF-22, OF-34: a table shows its difference and every wrong line, and is imported as it is exported', async () => {
  await put('/vanha', '/kinkku')
  const table = 'site;from;to\nkuluttaja;/vanha;/uusi\nkuluttaja;/toinen;https://example.com/'
  const difference = (await elli.post('/api/office/redirects/difference', { content: table })).body
  expect(difference).toMatchObject({
    summary: ['1 uutta ohjausta', 'kohde: 1 muuttuu'],
    rows: [
      { name: 'kuluttaja /toinen', field: 'uusi', to: 'https://example.com/' },
      { name: 'kuluttaja /vanha', field: 'kohde', from: '/kinkku', to: '/uusi' },
    ],
    problems: [],
  })
  expect(await leadsTo('/vanha')).toBe('/kinkku')
  await put('/muu', '/kinkku')
  const run = (digest: string) => elli.post('/api/office/redirects/import', { content: table, digest })
  expect((await run('wrong')).body.code).toBe('IMPORT_CHANGED')
  expect((await run(difference.digest)).status).toBe(200)
  await expect.poll(() => leadsTo('/vanha')).toBe('/uusi')
  const { text, headers } = await elli.get('/vienti/ohjaukset.csv?site=kuluttaja')
  expect(headers.get('content-type')).toContain('text/csv')
  expect(text.split('\r\n')).toEqual([
    'site;from;to',
    'kuluttaja;/muu;/kinkku',
    'kuluttaja;/toinen;https://example.com/',
    'kuluttaja;/vanha;/uusi',
    '',
  ])
  const again = (await elli.post('/api/office/redirects/difference', { content: text })).body
  expect(again.summary).toEqual(['Mikään ei muutu: kaikki on jo näin.'])
  const wrong = 'site;from;to\nnobody;/a;/b\nkuluttaja;vanha;x\nkuluttaja;/b;/c;/d\nkuluttaja;/k;/l\nkuluttaja;/l;/k'
  const { problems } = (await elli.post('/api/office/redirects/difference', { content: wrong })).body
  expect(problems).toEqual([
    "rivi 2: sivustoa 'nobody' ei ole",
    "rivi 3: 'vanha' ei ole osoite, esimerkiksi /vanha",
    "rivi 3: 'x' ei ole /osoite, site:sivusto/osoite tai https://-osoite",
    'rivi 4: 4 solua, kun niitä pitää olla 3 (site, from, to)',
  ])
  const circle = 'site;from;to\nkuluttaja;/k;/l\nkuluttaja;/l;/k'
  expect((await elli.post('/api/office/redirects/difference', { content: circle })).body.problems).toEqual([
    "'/k' johtaisi takaisin itseensä",
    "'/l' johtaisi takaisin itseensä",
  ])
})

it('OF-03, OF-34: an editor of some sites sees and changes the redirects of these alone', async () => {
  await put('/vanha', '/kinkku')
  await put('/toinen', '/', null, 'deli')
  const deli = await aStaffBrowser(app, database, { roles: ['editor'], sites: ['deli'] })
  expect((await deli.get('/api/office/redirects')).body.rows).toMatchObject([{ site: 'deli', from: '/toinen' }])
  expect((await deli.get('/vienti/ohjaukset.csv')).text).not.toContain('kuluttaja')
  expect((await put('/x', '/', null, 'kuluttaja', deli)).status).toBe(403)
  const content = 'site;from;to\nkuluttaja;/vanha;/uusi'
  const { problems, digest } = (await deli.post('/api/office/redirects/difference', { content })).body
  expect(problems).toEqual(['rivi 2: sinulla ei ole oikeutta sivustoon kuluttaja'])
  expect((await deli.post('/api/office/redirects/import', { content, digest })).status).toBe(403)
  const shop = await aStaffBrowser(app, database, { roles: ['shop'] })
  expect((await shop.get('/api/office/redirects')).body.rows).toMatchObject([
    { mayChange: false },
    { mayChange: false },
  ])
  expect((await put('/x', '/', null, 'kuluttaja', shop)).status).toBe(403)
})
