import { expect, it } from 'vitest'
import { pagePolicies } from '#contract/content/page-policy.ts'
import type { Site } from '#contract/site.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { fromBrotli } from '#server/responses/brotli.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { sites } from '#sites/all.ts'
import { fillDemo } from './fill-demo.ts'

type Link = { from: string; site: Site; url: string; anchor: string | undefined; isNext: boolean }
/** What scripts read as the state of a page, no place on it: the screens of the cart, the dialogs of a site. */
const states = new Set(['tuotteet', 'newsletter', 'newsreleases'])

type Visited = { status: number; html: string }

const siteAt = (host: string) => sites.find(({ id }) => id === host.split('.')[0])

/** Forms that search lead somewhere like links, with their hidden fields. */
const LINK = /<(?:a|form)\b[^>]*?\b(?:href|action)="([^"]*)"[^>]*>((?:<input type="hidden"[^>]*>)*)/g
const FIELD = /name="([^"]*)" value="([^"]*)"/g

/** The links of a page to our own sites. Filters make endlessly many addresses, so only 'show more' keeps its query. */
function linksOf(site: Site, from: string, html: string): Link[] {
  return [...html.matchAll(LINK)].flatMap(([tag, href = '', hidden = '']) => {
    if (tag.includes('method="post"')) return []
    const fields = [...hidden.matchAll(FIELD)].map(([, name = '', value = '']) => [name, value])
    const isMore = fields.some(([name]) => name === 'page')
    const isNext = isMore || tag.includes('rel="next"')
    const target = new URL(href.replaceAll('&amp;', '&'), `http://${site.id}.localhost${from}`)
    const other = target.protocol.startsWith('http') ? siteAt(target.hostname) : undefined
    if (!other || /^\/(api|media|files|assets)\//.test(target.pathname)) return []
    const url = target.pathname + (isMore ? `?${new URLSearchParams(fields)}` : isNext ? target.search : '')
    const anchor = target.hash.slice(1) || undefined
    return [{ from: `${site.id} ${from}`, site: other, url, anchor, isNext }]
  })
}

async function visit(app: RunningApp, site: Site, url: string): Promise<Visited> {
  const result = await app.pages.answer(site, url, () => 0)
  if (result.kind === 'redirect') return { status: 301, html: '' }
  const { status, stored } = result.entry
  if (status === 404) return visitRoute(app, site, url)
  return { status, html: stored.encoding === 'br' ? (await fromBrotli(stored.body)).toString() : '' }
}

/** An address may be that of a route, which makes its page itself: the form of a mailed code. */
async function visitRoute(app: RunningApp, site: Site, url: string): Promise<Visited> {
  const answer = await app.get(site.id, url)
  return { status: answer.status, html: await answer.text() }
}

it('finds no dead link, no dead anchor and no page that nothing leads to, on all sites', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  await fillDemo({ ...app, database }, 'where empty')
  await app.searchIsFilled()

  const seen = new Map<string, Visited>()
  const links: Link[] = sites.flatMap((site) =>
    site.languages.map((language) => ({
      from: 'start',
      site,
      url: addressOf(site, language, '/'),
      anchor: undefined,
      isNext: false,
    })),
  )
  for (let at = 0; at < links.length; at++) {
    const { site, url } = links[at] as Link
    const key = `${site.id} ${url}`
    if (seen.has(key)) continue
    const found = await visit(app, site, url)
    seen.set(key, found)
    if (found.status === 200) links.push(...linksOf(site, url, found.html))
  }

  const dead = links.filter(({ site, url }) => seen.get(`${site.id} ${url}`)?.status !== 200)
  expect([...new Set(dead.map(({ from, site, url }) => `${from} → ${site.id} ${url}`))]).toEqual([])
  const unanchored = links.filter(
    ({ site, url, anchor }) =>
      anchor && !states.has(anchor) && !seen.get(`${site.id} ${url}`)?.html.includes(` id="${anchor}"`),
  )
  expect([
    ...new Set(unanchored.map(({ from, site, url, anchor }) => `${from} → ${site.id} ${url}#${anchor}`)),
  ]).toEqual([])

  const orphans = sites.flatMap((site) =>
    site.languages.flatMap((language) =>
      [...app.index.pagesOf(site.id, language)]
        .filter(({ template }) => !pagePolicies[template].unlisted)
        .map(({ path }) => `${site.id} ${addressOf(site, language, path)}`)
        .filter((address) => !seen.has(address)),
    ),
  )
  expect(orphans).toEqual([])
  expect(seen.size).toBeGreaterThan(600)
})
