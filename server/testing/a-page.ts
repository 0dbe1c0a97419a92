import type { Page } from '#contract/content.ts'

/** A valid page, changed where the test cares. */
export const aPage = (changes: Partial<Page> = {}): Page => ({
  site: 'kuluttaja',
  language: 'fi',
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Etusivu',
  description: 'Kuvaus',
  publishDate: '2026-11-01',
  blocks: [],
  ...changes,
})

export const anArticle = (name: string, changes: Partial<Page> = {}): Page =>
  aPage({ path: `/${name}`, key: name, template: 'article', title: `Juttu ${name}`, ...changes })
