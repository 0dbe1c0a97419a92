import { expect, it } from 'vitest'
import { MAX_TITLE_LENGTH } from '#contract/content/page-title.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'
import { message } from '#web/messages/message.ts'
import { noticeHead, pageHead } from './page-head.ts'

const needs = { origin: 'https://x.example', icon: '/mark.svg', findTranslation: () => undefined, trail: [] }

/** The titles of all pages of all sites, and of their 404 pages. */
const titles = sites.flatMap((site) => {
  const contents = demoSites.filter((content) => content.site === site.id)
  return contents.flatMap(({ language, pages }) => {
    const missing = { title: message(language, 'notFoundTitle'), text: '' }
    const heads = [...pages.map((page) => pageHead(site, page, needs)), noticeHead(site, language, missing)]
    return heads.map(({ title }) => ({ title, siteName: site.name }))
  })
})

it('no page has a title longer than 70 characters', () => {
  expect(titles.length).toBeGreaterThan(500)
  expect(titles.filter(({ title }) => title.length > MAX_TITLE_LENGTH)).toEqual([])
})

it('no title says the name of its site twice', () =>
  expect(
    titles.filter(({ title, siteName }) => title.split(new RegExp(`(?<!\\S)${siteName}(?!\\S)`)).length > 2),
  ).toEqual([]))

it('a home page has the name of its site in its title', () => {
  const homes = demoSites.flatMap(({ site: id, pages }) => {
    const site = sites.find((each) => each.id === id)
    return pages.flatMap((page) => (site && page.path === '/' ? [[site.name, pageHead(site, page, needs).title]] : []))
  })
  expect(homes.length).toBeGreaterThan(14)
  expect(homes.filter(([name = '', title]) => !title?.startsWith(name))).toEqual([])
})
