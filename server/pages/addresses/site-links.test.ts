import { describe, expect, it } from 'vitest'
import { resolveSiteLinks } from './site-links.ts'

const origins = new Map([
  ['lihakauppa', 'http://lihakauppa.localhost:3000'],
  ['foodservice-se', 'https://foodservice.kaskimaa.example'],
  ['unset', ''],
])

describe('links to other sites in content', () => {
  it.each([
    ['site:lihakauppa/', 'http://lihakauppa.localhost:3000/'],
    ['site:lihakauppa/tuotteet/kana-1', 'http://lihakauppa.localhost:3000/tuotteet/kana-1'],
    ['site:lihakauppa/haku?q=kana#osumat', 'http://lihakauppa.localhost:3000/haku?q=kana#osumat'],
    ['site:foodservice-se/en/', 'https://foodservice.kaskimaa.example/en/'],
  ])('CH-01 lead from %s to %s', (stored, link) => expect(resolveSiteLinks(stored, origins)).toBe(link))

  it.each([
    '/tarina',
    '#maku',
    'https://example.com/site:lihakauppa/',
    'Katso site:lihakauppa/',
    'site:lihakauppa',
    'site:',
    'site:/tarina',
    'SITE:lihakauppa/',
    'site:lihakauppa.evil.example/',
    'site:nobody/x',
    'site:unset/x',
    'site:__proto__/x',
    '',
  ])('leave %j as it is', (text) => expect(resolveSiteLinks(text, origins)).toBe(text))

  it('are found at any depth of the content', () => {
    const content = {
      heading: 'Otsikko',
      button: { label: 'Osta', link: 'site:lihakauppa/a' },
      items: [{ children: ['Teksti ', { text: 'kauppa', link: 'site:lihakauppa/b' }] }],
    }
    expect(resolveSiteLinks(content, origins)).toEqual({
      heading: 'Otsikko',
      button: { label: 'Osta', link: 'http://lihakauppa.localhost:3000/a' },
      items: [{ children: ['Teksti ', { text: 'kauppa', link: 'http://lihakauppa.localhost:3000/b' }] }],
    })
  })

  it('leave numbers, booleans and absent values unchanged', () => {
    const content = { count: 3, shown: false, picture: null, note: undefined, none: [] }
    expect(resolveSiteLinks(content, origins)).toStrictEqual(content)
  })

  it('leave the stored content itself unchanged', () => {
    const content = { links: ['site:lihakauppa/'] }
    resolveSiteLinks(content, origins)
    expect(content).toEqual({ links: ['site:lihakauppa/'] })
  })
})
