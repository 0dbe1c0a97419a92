import { expect, it } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { aPage } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { saveRedirects } from './redirects.ts'

const row = (source: string, target: string) => ({ name: source, site: 'kuluttaja', source, target })

it('redirects old addresses permanently, to this site and to others', async () => {
  const app = await runningApp()
  expect((await app.get('kuluttaja', '/vanha.aspx')).status).toBe(404)
  const saved = await saveRedirects(app.redirects, [row('/Vanha.aspx', '/uusi'), row('/myymala', 'site:lihakauppa/')])
  expect(saved).toEqual({ ok: true, value: { count: 2 } })
  const answer = await app.get('kuluttaja', '/vanha.ASPX?utm=1')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/uusi?utm=1'])
  const other = await app.get('kuluttaja', '/Myymala')
  expect([other.status, other.headers.get('location')]).toEqual([301, `http://lihakauppa.localhost:${app.port}/`])
  expect((await app.get('yritys', '/myymala')).status).toBe(404)
})

it('prefers a page to a redirect', async () => {
  const app = await runningApp()
  await saveRedirects(app.redirects, [row('/', '/muualle')])
  await savePage(app.content, aPage())
  expect((await app.get('kuluttaja', '/')).status).toBe(200)
})

it('saves a list completely or not at all, and resolves chains with stored redirects', async () => {
  const app = await runningApp()
  await saveRedirects(app.redirects, [row('/a', '/b')])
  expect(await saveRedirects(app.redirects, [row('/c', '/d'), row('/x', 'nonsense')])).toMatchObject({
    ok: false,
    code: 'REDIRECTS_INVALID',
  })
  expect((await app.get('kuluttaja', '/c')).status).toBe(404)
  expect(await saveRedirects(app.redirects, [row('/c', 'x')], ['line 9: 2 cells instead of 3'])).toMatchObject({
    problems: ['line 9: 2 cells instead of 3', "/c: 'x' is not a /path, site:<id>/path or https: address"],
  })
  await saveRedirects(app.redirects, [row('/b', '/z')])
  expect((await app.get('kuluttaja', '/a')).headers.get('location')).toBe('/z')
  const circle = await saveRedirects(app.redirects, [row('/z', '/a')])
  expect(circle).toMatchObject({ ok: false, code: 'REDIRECTS_INVALID' })
})

it('saves ten thousand at once', async () => {
  const app = await runningApp()
  const rows = Array.from({ length: 10_000 }, (_, at) => row(`/vanha/${at}`, `/uusi/${at}`))
  expect(await saveRedirects(app.redirects, rows)).toMatchObject({ ok: true })
  expect((await app.get('kuluttaja', '/vanha/9999')).headers.get('location')).toBe('/uusi/9999')
})
