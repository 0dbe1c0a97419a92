import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#contract/calls/route.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { savePage } from '#server/capabilities/content/content.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { type ServedRoute, servedRoute } from './served.ts'

const token = z.object({ token: z.string().regex(/^[\w-]{6,}$/) })

const showOrder = defineRoute({
  methods: ['GET'],
  path: '/kuitti/:token',
  about: 'The page of an order.',
  host: 'shop',
  params: token,
})

const paymentReturn = defineRoute({
  methods: ['GET', 'POST'],
  path: '/maksu/ok',
  about: 'Where the payment service sends people back to.',
  host: 'shop',
  origin: 'payment',
  bodyKind: 'form',
})

const download = defineRoute({ methods: ['GET'], path: '/lataa/:token', about: 'A file.', params: token })
const frame = defineRoute({ methods: ['GET'], path: '/toinen-kehys', about: 'The cart frame.', host: 'shop' })

const document = { html: '<!doctype html><title>kori</title>', inlineScripts: [], inlineStyles: [] }

const routes: ServedRoute[] = [
  servedRoute(showOrder, async ({ params }) =>
    params.token === 'unknown' ? refused('NOT_FOUND') : accepted({ kind: 'page', path: '/kuitti' }),
  ),
  servedRoute(paymentReturn, async () => accepted({ kind: 'redirect', to: '/kuitti/AbC-123' })),
  servedRoute(download, async ({ params }) =>
    accepted({ kind: 'file', type: 'text/csv', name: 'menu.csv', body: Buffer.from(params.token) }),
  ),
  servedRoute(frame, async () => accepted({ kind: 'document', document, page: { framing: 'other-sites' } })),
]

async function aShop() {
  const app = await runningApp({ routes })
  await savePage(app.content, anArticle('kuitti', { site: 'lihakauppa', template: 'account' }))
  return app
}

it('shows a page of the site at an address with a token, whose upper and lower case differ', async () => {
  const app = await aShop()
  const answer = await app.get('lihakauppa', '/kuitti/AbC-def_123?x=1')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await answer.text()).toContain('Juttu kuitti')
})

it('refuses on a page in the language of the visitor, with all security headers', async () => {
  const app = await aShop()
  for (const [path, status] of [
    ['/kuitti/unknown', 404],
    ['/kuitti/a', 400],
  ] as const) {
    const answer = await app.get('lihakauppa', path)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      status,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain('Sivua ei voi avata')
  }
})

it('takes a payment return by GET and by a form posted from another origin, and leads on', async () => {
  const app = await aShop()
  const headers = { origin: 'https://pay.example', 'content-type': 'application/x-www-form-urlencoded' }
  for (const init of [{}, { method: 'POST', headers, body: 'pmt_id=1' }]) {
    const answer = await app.get('lihakauppa', '/maksu/ok', init)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kuitti/AbC-123'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

it('sends a file to download', async () => {
  const app = await aShop()
  const answer = await app.get('kuluttaja', '/lataa/Secret-1')
  expect([await answer.text(), answer.headers.get('content-disposition')]).toEqual([
    'Secret-1',
    'attachment; filename="menu.csv"',
  ])
})

it('lets other sites of ours frame a document that says so, and nobody else', async () => {
  const app = await aShop()
  const policy = (await app.get('lihakauppa', '/toinen-kehys')).headers.get('content-security-policy') ?? ''
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(ancestors).toContain(`http://deli.localhost:${app.port}`)
  expect(ancestors).not.toContain(`http://lihakauppa.localhost:${app.port}`)
  expect(ancestors).not.toContain("'self'")
})

it('leaves addresses beside a route, and hosts that do not serve it, to pages', async () => {
  const app = await aShop()
  expect((await app.get('lihakauppa', '/kuitti')).status).toBe(200)
  for (const [site, path] of [
    ['kuluttaja', '/kuitti/AbC-123'],
    ['lihakauppa', '/kuitti/a/b'],
    ['lihakauppa', '/maksu'],
  ] as const) {
    const answer = await app.get(site, path)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('etag')).not.toBeNull()
    expect([301, 404]).toContain(answer.status)
  }
})
