import { expect, it } from 'vitest'
import { readRedirectFile } from './redirect-file.ts'
import { normalizedSource, redirectProblems, resolveChains } from './redirect-rules.ts'
import { RedirectTable } from './redirect-table.ts'

const row = (source: string, target: string, site = 'kuluttaja') => ({ name: 'line 2', site, source, target })

it.each([
  ['/Tuotteet/', '/tuotteet'],
  ['/', '/'],
  ['/Tuote.aspx?ID=7', '/tuote.aspx?ID=7'],
  ['/k%C3%A4sity%C3%B6', '/käsityö'],
  ['/%zz', '/%zz'],
])('knows %s as %s', (address, source) => {
  expect(normalizedSource(address)).toBe(source)
})

it.each([
  [row('/vanha', '/uusi', 'nobody'), "there is no site 'nobody'"],
  [row('vanha', '/uusi'), 'is not a path'],
  [row('/van ha', '/uusi'), 'is not a path'],
  [row('/vanha', 'javascript:alert(1)'), 'is not a /path'],
  [row('/vanha', '//evil.example'), 'is not a /path'],
  [row('/vanha', 'http://x.example'), 'is not a /path'],
  [row(`/${'a'.repeat(1001)}`, '/uusi'), 'longer than'],
])('names what is wrong with %o', (wrong, problem) => {
  const [said] = redirectProblems([wrong], ['kuluttaja'])
  expect(said).toContain('line 2')
  expect(said).toContain(problem)
})

it('refuses two targets for one old address, and accepts the same row twice', () => {
  expect(redirectProblems([row('/A', '/b'), row('/a/', '/c')], ['kuluttaja'])).toHaveLength(1)
  expect(redirectProblems([row('/a', '/b'), row('/a', '/b')], ['kuluttaja'])).toEqual([])
})

it('follows a chain to its end, and finds circles', () => {
  const chain = [row('/a', '/B/'), row('/b', '/c'), row('/c', 'site:yritys/')]
  expect(resolveChains(chain).rows.map(({ target }) => target)).toEqual([
    'site:yritys/',
    'site:yritys/',
    'site:yritys/',
  ])
  expect(resolveChains([row('/a', '/b'), row('/b', '/a'), row('/x', '/x')]).circles).toEqual(['/a', '/b', '/x'])
})

it('finds an old address by path, and by query if the query is part of the source', () => {
  const table = new RedirectTable()
  table.replaceAll([row('/tuote.aspx?id=7', '/tuotteet/leike'), row('/vanha', '/uusi'), row('/lista', '/uusi?sivu=1')])
  expect(table.find('kuluttaja', '/Tuote.aspx?id=7')).toBe('/tuotteet/leike')
  expect(table.find('kuluttaja', '/tuote.aspx?id=8')).toBeUndefined()
  expect(table.find('kuluttaja', '/Vanha/?utm_source=x')).toBe('/uusi?utm_source=x')
  expect(table.find('kuluttaja', '/lista?a=b')).toBe('/uusi?sivu=1')
  expect(table.find('yritys', '/vanha')).toBeUndefined()
})

it('reads tables as spreadsheets write them', () => {
  expect(readRedirectFile('\uFEFFSite;From;To\r\nkuluttaja;/a;/b\r\n\r\nyritys;"/c;d";"/e""f"\r\n').rows).toEqual([
    { name: 'line 2', site: 'kuluttaja', source: '/a', target: '/b' },
    { name: 'line 4', site: 'yritys', source: '/c;d', target: '/e"f' },
  ])
  expect(readRedirectFile('to,site,from\n/b, kuluttaja ,/a\n/b,kuluttaja\n/b,kuluttaja,/a,b')).toEqual({
    rows: [{ name: 'line 2', site: 'kuluttaja', source: '/a', target: '/b' }],
    problems: ['line 3: 2 cells instead of 3 (to, site, from)', expect.stringMatching(/^line 4: 4 cells instead of 3/)],
  })
  expect(() => readRedirectFile('/a,/b')).toThrow('missing: site, from, to')
})
