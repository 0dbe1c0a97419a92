import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  apiHeaders,
  bareHeaders,
  fileHeaders,
  type HeaderPolicy,
  mediaHeaders,
  pageHeaders,
  speculationRules,
} from './headers.ts'

const policy: HeaderPolicy = {
  siteOrigins: ['https://www.kaskimaa.example', 'https://kauppa.kaskimaa.example'],
  paymentOrigin: 'https://pay.example',
  shopOrigin: 'https://kauppa.kaskimaa.example',
  captchaOrigins: [],
  indexed: true,
  enforced: true,
}
const document = { html: '<!doctype html>', inlineScripts: ['start()'], inlineStyles: ['p{color:red}'] }
const aPage = { document, page: { framing: 'our-sites' }, cacheControl: 'public, max-age=0' } as const

const policyOf = (headers: Record<string, string>) =>
  new Map(headers['content-security-policy']?.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))

it('allows the inline script and style of the page by their hashes, and no others', () => {
  const directives = policyOf(pageHeaders(policy, aPage))
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(directives.get('script-src')).toEqual(["'self'", hash('start()')])
  expect(directives.get('style-src')).toEqual(["'self'", hash('p{color:red}')])
  expect(directives.get('default-src')).toEqual(["'none'"])
})

it('lets our own sites frame a content page, and nobody frame a private one', () => {
  expect(policyOf(pageHeaders(policy, aPage)).get('frame-ancestors')).toEqual(["'self'", ...policy.siteOrigins])
  expect(policyOf(pageHeaders(policy, { ...aPage, page: { framing: 'nobody' } })).get('frame-ancestors')).toEqual([
    "'none'",
  ])
})

it('lets Firefox have the icon of the site, for which it asks whatever it opens', () => {
  for (const headers of [apiHeaders, bareHeaders(policy), mediaHeaders('image/webp'), pageHeaders(policy, aPage)])
    expect(policyOf(headers).get('img-src')).toContain("'self'")
})

it('lets forms and frames reach only the shop', () => {
  const directives = policyOf(pageHeaders(policy, aPage))
  expect(directives.get('form-action')).toEqual(["'self'", policy.shopOrigin])
  expect(directives.get('frame-src')).toEqual([policy.shopOrigin])
})

it('FO-03: lets pages load the captcha of a partner only where one is set', () => {
  const withCaptcha = policyOf(pageHeaders({ ...policy, captchaOrigins: ['https://captcha.example'] }, aPage))
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src']) {
    expect(withCaptcha.get(name)).toContain('https://captcha.example')
    expect(policyOf(pageHeaders(policy, aPage)).get(name)).not.toContain('https://captcha.example')
  }
})

it('tells search engines not to index sites that are not listed', () => {
  expect(pageHeaders({ ...policy, indexed: false }, aPage)['x-robots-tag']).toBe('noindex')
  expect(pageHeaders(policy, aPage)).not.toHaveProperty('x-robots-tag')
})

it('sends HSTS only if every site has HTTPS', () => {
  expect(pageHeaders(policy, aPage)['strict-transport-security']).toBe('max-age=31536000')
  const mixed = { ...policy, siteOrigins: [...policy.siteOrigins, 'http://kuluttaja.localhost:3000'] }
  expect(pageHeaders(mixed, aPage)).not.toHaveProperty('strict-transport-security')
})

it('names the fonts to preload before the page has come', () => {
  const fonts = ['/assets/headings.woff2', '/assets/text.woff2']
  expect(pageHeaders(policy, { ...aPage, document: { ...document, fonts } }).link).toBe(
    '</assets/headings.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, ' +
      '</assets/text.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  )
  expect(pageHeaders(policy, { ...aPage, document: { ...document, fonts: [] } })).not.toHaveProperty('link')
  expect(pageHeaders(policy, aPage)).not.toHaveProperty('link')
})

it('tells the browser which parameters matter', () => {
  expect(pageHeaders(policy, aPage)['no-vary-search']).toBe('params')
  expect(pageHeaders(policy, { ...aPage, params: ['page', 'q'] })['no-vary-search']).toBe('params, except=("page" "q")')
})

it('lets other sites load a page only if they may frame it, and never what the API answers', () => {
  const corpOf = (headers: Record<string, string>) => headers['cross-origin-resource-policy']
  expect(corpOf(pageHeaders(policy, aPage))).toBe('cross-origin')
  expect(corpOf(pageHeaders(policy, { ...aPage, page: { framing: 'other-sites' } }))).toBe('cross-origin')
  expect(corpOf(pageHeaders(policy, { ...aPage, page: { framing: 'nobody' } }))).toBe('same-origin')
  expect(corpOf(apiHeaders)).toBe('same-origin')
  expect(corpOf(fileHeaders('text/javascript'))).toBe('same-origin')
  expect(corpOf(mediaHeaders('image/avif'))).toBe('cross-origin')
})

it('forbids content sniffing everywhere', () => {
  for (const headers of [pageHeaders(policy, aPage), fileHeaders('font/woff2'), apiHeaders]) {
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

it('never prefetches cart, checkout, account or mail links', () => {
  const { prefetch } = JSON.parse(speculationRules)
  const [, { not }] = prefetch[0].where.and
  expect(not.href_matches).toEqual(expect.arrayContaining(['/ostoskori*', '/kassa*', '/oma-tili*', '/peru-tilaus/*']))
})
