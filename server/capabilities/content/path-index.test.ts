import { describe, expect, it } from 'vitest'
import type { ListedPage } from './content.ts'
import { PathIndex } from './path-index.ts'

describe('finding a page by its address', () => {
  it('returns its key and its block types, each once', () => {
    const index = anIndex(aPage({ blockTypes: ['hero', 'card-grid', 'hero'] }))
    expect(index.find('kuluttaja', 'fi', '/tarina')).toEqual({
      path: '/tarina',
      key: 'story',
      template: 'article',
      blockTypes: ['hero', 'card-grid'],
    })
  })

  it.each([
    ['another path', 'kuluttaja', 'fi', '/tarin'],
    ['a path below it', 'kuluttaja', 'fi', '/tarina/'],
    ['another language', 'kuluttaja', 'en', '/tarina'],
    ['another site', 'lihakauppa', 'fi', '/tarina'],
    ['a property that every object has', 'kuluttaja', 'fi', 'constructor'],
  ] as const)('gives nothing at %s', (_, site, language, path) =>
    expect(anIndex(aPage()).find(site, language, path)).toBeUndefined(),
  )

  it('separates the same path on two sites', () => {
    const index = anIndex(aPage({ key: 'one' }), aPage({ site: 'lihakauppa', key: 'two' }))
    expect(index.find('kuluttaja', 'fi', '/tarina')?.key).toBe('one')
    expect(index.find('lihakauppa', 'fi', '/tarina')?.key).toBe('two')
  })

  it('returns the newer page when one replaces another', () => {
    const index = anIndex(aPage({ key: 'old' }), aPage({ key: 'new', blockTypes: ['hero'] }))
    expect(index.find('kuluttaja', 'fi', '/tarina')).toMatchObject({ key: 'new', blockTypes: ['hero'] })
  })

  it('returns nothing after the page is removed', () => {
    const index = anIndex(aPage(), aPage({ path: '/', key: 'home' }))
    index.remove(aPage())
    expect(index.find('kuluttaja', 'fi', '/tarina')).toBeUndefined()
    expect(index.find('kuluttaja', 'fi', '/')?.key).toBe('home')
  })

  it('ignores the removal of an unknown page', () => {
    const index = anIndex(aPage())
    index.remove(aPage({ path: '/muu' }))
    index.remove(aPage({ site: 'unknown' }))
    expect(index.find('kuluttaja', 'fi', '/tarina')).toBeDefined()
  })
})

it('stores the block types of many pages once', () => {
  const types = () => ['hero', 'rich-text', 'hero']
  const index = anIndex(aPage({ blockTypes: types() }), aPage({ path: '/b', key: 'b', blockTypes: types() }))
  expect(index.find('kuluttaja', 'fi', '/b')?.blockTypes).toBe(index.find('kuluttaja', 'fi', '/tarina')?.blockTypes)
})

describe('finding the translation of a page', () => {
  it('returns the page of the other language with the same key', () => {
    const index = anIndex(aPage(), aPage({ language: 'en', path: '/story' }))
    expect(index.findTranslation('kuluttaja', 'en', 'story')?.path).toBe('/story')
    expect(index.findTranslation('kuluttaja', 'fi', 'story')?.path).toBe('/tarina')
  })

  it('returns nothing if the language has no such page', () => {
    const index = anIndex(aPage(), aPage({ site: 'yritys', language: 'en', path: '/story' }))
    expect(index.findTranslation('kuluttaja', 'en', 'story')).toBeUndefined()
  })

  it('returns nothing for the previous key of an address', () => {
    const index = anIndex(aPage({ key: 'old' }), aPage({ key: 'new' }))
    expect(index.findTranslation('kuluttaja', 'fi', 'old')).toBeUndefined()
    expect(index.findTranslation('kuluttaja', 'fi', 'new')?.path).toBe('/tarina')
  })

  it('returns nothing after the page is removed', () => {
    const index = anIndex(aPage())
    index.remove(aPage())
    expect(index.findTranslation('kuluttaja', 'fi', 'story')).toBeUndefined()
  })

  it('returns the new address of a moved page, also after the old one is removed', () => {
    const index = anIndex(aPage(), aPage({ path: '/meista' }))
    index.remove(aPage())
    expect(index.findTranslation('kuluttaja', 'fi', 'story')?.path).toBe('/meista')
    expect(index.find('kuluttaja', 'fi', '/tarina')).toBeUndefined()
  })
})

function anIndex(...pages: ListedPage[]): PathIndex {
  const index = new PathIndex()
  for (const page of pages) index.add(page)
  return index
}

function aPage(change: Partial<ListedPage> = {}): ListedPage {
  return {
    site: 'kuluttaja',
    language: 'fi',
    path: '/tarina',
    key: 'story',
    template: 'article',
    blockTypes: [],
    ...change,
  }
}
