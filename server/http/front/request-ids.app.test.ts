import { expect, it, vi } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { aPage } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'

const chosen = { 'x-request-id': 'chosen-by-client' }

it('gives every response its own id: rendered and cached pages, 304, redirects, calls, refusals', async () => {
  const app = await runningApp()
  await savePage(app.content, aPage())
  const first = await app.get('kuluttaja', '/')
  const responses = [
    first,
    await app.get('kuluttaja', '/', { headers: chosen }),
    await app.get('kuluttaja', '/', { headers: { 'if-none-match': first.headers.get('etag') as string } }),
    await app.get('kuluttaja', '/fi/'),
    await app.get('kuluttaja', '/nowhere'),
    await app.get('kuluttaja', '/api/nothing', { headers: chosen }),
    await app.get('kuluttaja', `/${'a'.repeat(5000)}`),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 304, 301, 404, 404, 414])
  const ids = responses.map(({ headers }) => headers.get('x-request-id'))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
  expect(new Set(ids).size).toBe(ids.length)
})

it('keeps the id from a trusted proxy if it is well formed', async () => {
  const app = await runningApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const idOf = async (id: string, path = '/') =>
    (await app.get('kuluttaja', path, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await idOf('from-the-proxy')).toBe('from-the-proxy')
  expect(await idOf('from-the-proxy', '/api/nothing')).toBe('from-the-proxy')
  expect(await idOf('"forged"')).not.toContain('forged')
})

it('logs every response with its id if the access log is on', async () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(...String(text).trimEnd().split('\n'))
    return true
  })
  const app = await runningApp({ env: { ACCESS_LOG: 'yes' } })
  await savePage(app.content, aPage())
  const asked = [
    await app.get('kuluttaja', '/?q=secret'),
    await app.get('kuluttaja', '/'),
    await app.get('kuluttaja', '/api/x'),
  ]
  await app.close()
  vi.restoreAllMocks()
  const logged = lines.filter((line) => line.includes('"answered"')).map((line) => JSON.parse(line))
  expect(logged.map(({ by, path, status }) => [by, path, status])).toEqual([
    ['made', '/', 200],
    ['cache', '/', 200],
    ['router', '/api/x', 404],
  ])
  expect(logged.map(({ reqId }) => reqId)).toEqual(asked.map(({ headers }) => headers.get('x-request-id')))
})
