import { expect, it } from 'vitest'
import type { OriginRule } from '#contract/calls/call.ts'
import type { Hosts } from '#server/http/front/hosts.ts'
import { isForeign } from './foreign-origin.ts'

const own = 'https://kauppa.kaskimaa.example'
const sister = 'https://www.kaskimaa.example'
const hosts = new Map([own, sister].map((origin) => [origin, { kind: 'site', origin }])) as never as Hosts
const foreign = (request: ReturnType<typeof aRequest>, rule: OriginRule = 'same') =>
  isForeign(request, rule, own, hosts)
const aRequest = (changes: Partial<Parameters<typeof isForeign>[0]>) => ({
  method: 'POST',
  origin: undefined,
  fetchSite: undefined,
  ...changes,
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['one of our other sites', { origin: 'https://www.kaskimaa.example' }],
  ['the same host without TLS', { origin: 'http://kauppa.kaskimaa.example' }],
  ['a page without an origin, such as a sandboxed frame', { origin: 'null' }],
  ['a browser that says cross-site', { fetchSite: 'cross-site' }],
  ['a browser that says same-site', { fetchSite: 'same-site' }],
])('refuses a post from %s', (_who, changes) => {
  expect(foreign(aRequest(changes))).toBe(true)
})

it.each([
  ['the site itself', { origin: own }],
  ['the site itself in a browser that says so', { origin: own, fetchSite: 'same-origin' }],
  ['a program', {}],
  ['a typed address', { fetchSite: 'none' }],
])('takes a post from %s', (_who, changes) => {
  expect(foreign(aRequest(changes))).toBe(false)
})

it('lets everyone read', () => {
  expect(foreign(aRequest({ method: 'GET', origin: 'https://evil.example' }))).toBe(false)
})

it('accepts the cart hand-over from our own sites only', () => {
  expect(foreign(aRequest({ origin: sister }), 'our-sites')).toBe(false)
  expect(foreign(aRequest({ origin: own }), 'our-sites')).toBe(false)
  expect(foreign(aRequest({ origin: 'https://evil.example' }), 'our-sites')).toBe(true)
  expect(foreign(aRequest({}), 'our-sites')).toBe(true)
})

it.each(['payment', 'mail'] as const)('accepts what the %s service sends, from any page', (rule) => {
  expect(foreign(aRequest({ origin: 'https://pay.example', fetchSite: 'cross-site' }), rule)).toBe(false)
  expect(foreign(aRequest({ origin: 'null' }), rule)).toBe(false)
})
