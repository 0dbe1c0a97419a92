import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { aPage } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const home = aPage()

async function anApp(): Promise<RunningApp> {
  const app = await runningApp()
  await savePage(app.content, home)
  await app.changes.caughtUp()
  return app
}

/** Sends raw bytes and returns the status of the first response; 0 if the connection closes without one. */
function raw(port: number, bytes: string | Buffer): Promise<number> {
  return new Promise((answered) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (data) => {
      text += data.toString('latin1')
      if (text.includes('\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => answered(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)))
    socket.write(bytes)
  })
}

const HOSTILE_PATHS = [
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%00',
  '/%',
  '/%zz',
  '/%c3%28',
  '/\\windows',
  '//evil.example/',
  '/fi//evil.example',
  '/tuotteet;jsessionid=1',
  '/?__proto__[x]=1',
  '/assets/../server.js',
  '/media/0000000000/%2e%2e/secret.svg',
  '/robots.txt/..',
]

it('serves hostile addresses as a 404 or as the page itself, and stays up', async () => {
  const app = await anApp()
  for (const path of HOSTILE_PATHS) {
    const { status, headers } = await app.get('kuluttaja', path)
    expect([200, 404], path).toContain(status)
    expect(headers.get('location'), path).toBeNull()
    expect((await app.get('kuluttaja', '/')).status, path).toBe(200)
  }
})

it('refuses an address that is too long', async () => {
  const app = await anApp()
  expect((await app.get('kuluttaja', `/?q=${'a'.repeat(5000)}`)).status).toBe(414)
})

it('refuses malformed requests with a 4xx', async () => {
  const app = await anApp()
  const host = `Host: kuluttaja.localhost:${app.port}\r\n`
  expect(await raw(app.port, `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(100_000)}\r\n\r\n`)).toBe(431)
  expect(await raw(app.port, `FROBNICATE / HTTP/1.1\r\n${host}\r\n`)).toBe(400)
  expect(await raw(app.port, 'GET / HTTP/1.1\r\n\r\n')).toBe(400)
  expect(await raw(app.port, 'this is not http\r\n\r\n')).toBe(400)
  expect(await raw(app.port, `GET / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`)).toBe(
    400,
  )
  expect(await raw(app.port, Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]))).toBe(400)
  expect((await app.get('kuluttaja', '/')).status).toBe(200)
})

it('answers a request line with a whole address, by the host in it', async () => {
  const app = await anApp()
  const target = `http://kuluttaja.localhost:${app.port}`
  expect(await raw(app.port, `GET ${target}/ HTTP/1.1\r\nHost: other.example\r\n\r\n`)).toBe(200)
  expect(await raw(app.port, `GET ${target} HTTP/1.1\r\nHost: other.example\r\n\r\n`)).toBe(200)
  expect(await raw(app.port, `GET ${target}/api/nav/desktop HTTP/1.1\r\nHost: other.example\r\n\r\n`)).toBe(200)
  const foreign = `GET http://evil.example/ HTTP/1.1\r\nHost: kuluttaja.localhost:${app.port}\r\n\r\n`
  expect(await raw(app.port, foreign)).toBe(404)
})

it('answers a host with the dot of the root after it, pages and calls', async () => {
  const app = await anApp()
  const host = `kuluttaja.localhost.:${app.port}`
  expect((await app.get(host, '/')).status).toBe(200)
  expect((await app.get(host, '/api/nav/desktop')).status).toBe(200)
  const report = { method: 'POST', headers: { origin: `http://${host}`, 'content-type': 'application/json' } }
  const body = JSON.stringify({ kind: 'error', island: 'x', message: 'y', page: 'z' })
  expect((await app.get(host, '/api/reports', { ...report, body })).status).toBe(204)
})

it('refuses a request that names two hosts', async () => {
  const app = await anApp()
  const host = `Host: kuluttaja.localhost:${app.port}\r\n`
  expect(await raw(app.port, `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`)).toBe(400)
  expect(await raw(app.port, `GET / HTTP/1.1\r\n${host}host: kuluttaja.localhost:${app.port}\r\n\r\n`)).toBe(400)
  expect(await raw(app.port, `POST /api/reports HTTP/1.1\r\n${host}${host}Content-Length: 2\r\n\r\n{}`)).toBe(400)
})

it('refuses a write over the limit in the language of the visitor, before its body arrives', async () => {
  const app = await runningApp({ env: { LIMIT_FACTOR: '0.1' } })
  const head =
    `POST /api/contentlikecount/1?language=en HTTP/1.1\r\nHost: kuluttaja.localhost:${app.port}\r\n` +
    'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n'
  // Three are allowed at once; their bodies never come, so they are not answered.
  const waiting = Array.from({ length: 3 }, () => connect(app.port, '127.0.0.1'))
  for (const socket of waiting) socket.write(head)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const socket = connect(app.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.write(head)
  await expect.poll(() => answer).toContain('}')
  expect(answer).toMatch(/^HTTP\/1\.1 429 /)
  expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i)
  expect(answer).toContain('That was a lot of requests in a row. Please wait a moment and try again.')
  for (const each of [...waiting, socket]) each.destroy()
})

it('answers every method but GET and HEAD on a page with a clear 4xx', async () => {
  const app = await anApp()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const { status } = await app.get('kuluttaja', '/', { method })
    expect(status, method).toBeGreaterThanOrEqual(400)
    expect(status, method).toBeLessThan(500)
  }
})

it('caches one entry for any number of query strings and unknown addresses', async () => {
  const app = await anApp()
  for (let batch = 0; batch < 40; batch++) {
    const asked = Array.from({ length: 50 }, (_, n) =>
      app.get('kuluttaja', n % 2 ? `/?q=${batch}-${n}` : `/ei-${batch}-${n}`),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 404]))
  }
  expect(app.cache.size).toBe(2)
})

it('limits the cached reads of a client, identified by the proxy only if it is trusted', async () => {
  const app = await runningApp({ env: { CACHED_READS_PER_SECOND: '5', TRUSTED_PROXIES: '127.0.0.1' } })
  await savePage(app.content, home)
  const ask = (client: string) => app.get('kuluttaja', '/', { headers: { 'x-forwarded-for': client } })
  const statuses = await Promise.all(Array.from({ length: 120 }, async () => (await ask('192.0.2.1')).status))
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(100)
  expect(statuses).toContain(429)
  expect((await ask('192.0.2.2')).status).toBe(200)
})

it('limits the calls that one client makes', async () => {
  const app = await runningApp({ env: { LIMIT_FACTOR: '0.01' } })
  const ask = async () => (await app.get('kuluttaja', '/api/nav/desktop')).status
  const statuses = await Promise.all(Array.from({ length: 60 }, ask))
  expect(statuses).toContain(200)
  expect(statuses).toContain(429)
})

it('accepts CSP reports with an empty response', async () => {
  const app = await anApp()
  const report = (headers: Record<string, string>, body: string) =>
    app.get('kuluttaja', '/api/reports', { method: 'POST', headers, body })
  const own = JSON.stringify({ kind: 'error', island: 'x', message: 'y', page: 'z' })
  expect((await report({ 'content-type': 'application/json' }, own)).status).toBe(204)
  expect((await report({ 'content-type': 'application/csp-report' }, '{"csp-report":{}}')).status).toBe(204)
  expect((await report({ 'content-type': 'application/csp-report' }, '{broken')).status).toBe(400)
  expect((await report({ 'content-type': 'text/plain' }, own)).status).toBe(415)
  expect((await report({ 'content-type': 'application/json' }, `"${'x'.repeat(20_000)}"`)).status).toBe(413)
})

it('refuses a call from another origin and a body that is not JSON, with its own headers', async () => {
  const app = await anApp()
  const foreign = await app.get('kuluttaja', '/api/reports', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  expect(await foreign.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
  expect(foreign.headers.get('cache-control')).toBe('no-store')
  expect((await app.get('tuntematon.localhost', '/api/anything', { method: 'POST' })).status).toBe(404)
})

it('says whether it is alive and ready, on any host', async () => {
  const app = await anApp()
  for (const host of ['kuluttaja', '10.0.0.7.example']) {
    expect(await (await app.get(host, '/healthz')).json()).toEqual({ status: 'alive' })
    expect(await (await app.get(host, '/readyz')).json()).toEqual({ status: 'ready' })
  }
})

it('is ready only once jobs have started, so that no visitor can add one too early', async () => {
  const app = await runningApp({ start: false })
  const readyz = async () => (await app.get('kuluttaja', '/readyz')).status
  expect(await readyz()).toBe(503)
  await app.start()
  await expect.poll(readyz).toBe(200)
})

it('tells machines where the pages are, in every language, and lists a new page at once', async () => {
  const app = await anApp()
  await savePage(app.content, { ...home, language: 'en' })
  const read = async (path: string) => (await app.get('kuluttaja', path)).text()
  expect(await read('/robots.txt')).toContain('Disallow: /')
  expect(await read('/sitemap.xml')).toContain(`<loc>http://kuluttaja.localhost:${app.port}/sitemap-1.xml</loc>`)
  const before = await read('/sitemap-1.xml')
  expect(before).toContain('hreflang="en" href="http://kuluttaja.localhost')
  expect(before).not.toContain('/uusi<')
  await savePage(app.content, { ...home, path: '/uusi', key: 'uusi', template: 'article' })
  await expect.poll(() => read('/sitemap-1.xml')).toContain('/uusi</loc>')
  expect(await read('/.well-known/security.txt')).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/)
})
