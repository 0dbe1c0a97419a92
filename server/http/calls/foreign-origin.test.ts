import { expect, it } from 'vitest'
import { isForeign } from './foreign-origin.ts'

const own = 'https://kauppa.kaskimaa.example'
const asked = (changes: Partial<Parameters<typeof isForeign>[0]>) => ({
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
  expect(isForeign(asked(changes), own)).toBe(true)
})

it.each([
  ['the site itself', { origin: own }],
  ['the site itself in a browser that says so', { origin: own, fetchSite: 'same-origin' }],
  ['a program', {}],
  ['a typed address', { fetchSite: 'none' }],
])('takes a post from %s', (_who, changes) => {
  expect(isForeign(asked(changes), own)).toBe(false)
})

it('lets everyone read', () => {
  expect(isForeign(asked({ method: 'GET', origin: 'https://evil.example' }), own)).toBe(false)
})

it('refuses every post with an origin on a host that nobody owns', () => {
  expect(isForeign(asked({ origin: own }), undefined)).toBe(true)
})
