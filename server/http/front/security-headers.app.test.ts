import { expect, it } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { saveRedirects } from '#server/capabilities/redirects/redirects.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'

const always = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'content-security-policy',
  'x-request-id',
]

it.each([
  [200, '/kinkku'],
  [301, '/vanha'],
  [301, '/fi/kinkku'],
  [404, '/ei-ole'],
  [404, '/api/ei-ole'],
  [404, '/media/0000000000/x.jpg?preset=small'],
  [414, `/${'x'.repeat(5000)}`],
] as const)('answers %i at %s with the security headers', async (status, path) => {
  const app = await runningApp()
  await savePage(app.content, anArticle('kinkku'))
  await saveRedirects(app.redirects, [{ name: 'row 1', site: 'kuluttaja', source: '/vanha', target: '/kinkku' }])
  const answer = await app.get('kuluttaja', path)
  expect(answer.status).toBe(status)
  for (const name of always) expect([name, answer.headers.has(name)]).toEqual([name, true])
})

it('answers 429 on a page in the language of the visitor, with Retry-After and the security headers', async () => {
  const app = await runningApp({ env: { CACHED_READS_PER_SECOND: '1' } })
  await savePage(app.content, anArticle('kinkku'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.get('export', '/kinkku')))
  const refused = answers.find(({ status }) => status === 429)
  for (const name of [...always, 'retry-after']) expect([name, refused?.headers.has(name)]).toEqual([name, true])
  expect(await refused?.text()).toContain('The site is very busy')
})

it('lets nobody frame pages on which people act, and lets the checkout alone post to the payment service', async () => {
  const app = await runningApp({ env: { PAYMENT_ORIGIN: 'http://maksu.localhost:3100' } })
  const policyOf = async (template: 'article' | 'cart' | 'account' | 'checkout') => {
    await savePage(app.content, anArticle(template, { site: 'lihakauppa', template }))
    return (await app.get('lihakauppa', `/${template}`)).headers.get('content-security-policy') ?? ''
  }
  for (const template of ['cart', 'account', 'checkout'] as const) {
    expect(await policyOf(template)).toContain("frame-ancestors 'none'")
  }
  expect(await policyOf('article')).toContain(`frame-ancestors 'self' http://`)
  expect(await policyOf('checkout')).toMatch(/form-action [^;]* http:\/\/maksu\.localhost:3100;/)
  expect(await policyOf('cart')).not.toContain('maksu.localhost')
})
