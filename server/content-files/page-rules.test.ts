import { expect, it } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import type { Language } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'
import { checkPageRules } from './page-rules.ts'
import { Problems } from './source.ts'

const hero = { type: 'hero', props: {} }
const text = (anchor?: string) => ({ type: 'rich-text', props: {}, ...(anchor ? { anchor } : {}) })
const aPage = (key: string, changes: Partial<Page> = {}) =>
  ({ key, path: `/${key}`, template: 'article', blocks: [text()], ...changes }) as Page
const aSection = (blocks: Page['blocks']) => aPage('story', { template: 'section', blocks })

const site = { id: 'kuluttaja', languages: ['fi', 'en'] as const }

/** What is wrong with these pages, in Finnish and, where they are given, in English. */
function problemsOf(finnish: Page[], english?: Page[]): string[] {
  const problems = new Problems()
  const inLanguage = (language: Language, pages: Page[]) => ({ site: site.id, language, pages })
  const content = [inLanguage('fi', finnish), ...(english ? [inLanguage('en', english)] : [])]
  const spotOf = ({ key }: Page) => ({ file: `${key}.yaml`, line: 1 })
  checkPageRules({ content, spotOf }, [site], problems)
  return problems.sentences
}

it('finds nothing in the demo content', () => {
  const problems = new Problems()
  checkPageRules({ content: demoSites, spotOf: () => ({ file: 'demo', line: 1 }) }, sites, problems)
  expect(problems.sentences).toEqual([])
})

it('wants a hero first, on the home page of any kind', () => {
  const home = (type: string) => [aPage('home', { path: '/', blocks: [{ type, props: {} }] })]
  expect(problemsOf(home('hero-video'))).toEqual([])
  expect(problemsOf(home('rich-text'))).toEqual(['home.yaml:1: blocks.0: a home page begins with a hero'])
  const anchored = [text('a'), text('b'), text('c')]
  expect(problemsOf([aSection([hero, ...anchored])])).toEqual([])
  expect(problemsOf([aSection(anchored)])).toEqual(["story.yaml:1: blocks.0: a section begins with a 'hero'"])
})

it('wants three anchors on a section, and each only once', () => {
  expect(problemsOf([aSection([hero, text('a'), text('b')])])).toEqual([
    'story.yaml:1: blocks: 2 have an anchor; a section has at least 3',
  ])
  expect(problemsOf([aPage('story', { blocks: [text('a'), text('b'), text('a')] })])).toEqual([
    "story.yaml:1: blocks.2.anchor: 'a' is on the page already",
  ])
})

it('wants pages in every language of the site, and items in its first one', () => {
  const product = aPage('product-ham', { item: { kind: 'product' } as Page['item'] })
  expect(problemsOf([aPage('story'), product], [aPage('story')])).toEqual([])
  expect(problemsOf([aPage('story')], [])).toEqual(["story.yaml:1: key: 'story' is missing in 'en'"])
  expect(problemsOf([], [product])).toEqual([
    "product-ham.yaml:1: key: 'product-ham' is missing in 'fi', the first language of the site",
  ])
  // A folder may hold a part of a site.
  expect(problemsOf([aPage('story')])).toEqual([])
})
