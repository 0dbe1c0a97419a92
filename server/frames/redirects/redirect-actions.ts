import { EXACT_COUNT_LIMIT, LIST_PAGE_SIZE } from '#contract/office/list.ts'
import type { Site } from '#contract/site.ts'
import { readRedirectFile } from '#server/capabilities/redirects/redirect-file.ts'
import type { Redirect } from '#server/capabilities/redirects/redirect-rules.ts'
import type { Database } from '#server/db/database.ts'
import { brokenAmong } from '#server/edited-pages/broken-links.ts'
import { editedStore } from '#server/edited-pages/edited.store.ts'
import { targetOf } from '#server/edited-pages/links.ts'
import { treeStore } from '#server/edited-pages/tree.store.ts'
import { csvOf } from '#server/tables/write-csv.ts'
import { type Given, planRedirect, putRedirect, removeRedirect, type Seen } from './put-redirect.ts'
import { type RedirectFilter, redirectListStore } from './redirect-list.store.ts'

type Needs = {
  database: Database
  siteIds: readonly string[]
  findSite: (id: string) => Pick<Site, 'id' | 'languages'> | undefined
}

export type RedirectActions = ReturnType<typeof redirectActions>

type Actor = Parameters<typeof putRedirect>[1]

/** Between the site and the address in the key of a page of the list. */
const SEPARATOR = ' '

const columns = [
  { name: 'site', of: ({ site }: Redirect) => site },
  { name: 'from', of: ({ source }: Redirect) => source },
  { name: 'to', of: ({ target }: Redirect) => target },
]

/** What editors do with redirects. Who may is for the caller to say. */
export function redirectActions(needs: Needs) {
  const { database, siteIds, findSite } = needs
  const store = redirectListStore(database.sql)

  /** Which of these have a page at their old address, and which lead to no page of ours. */
  async function marksOf(rows: readonly Redirect[]) {
    const stores = { edited: editedStore(database.sql), tree: treeStore(database.sql) }
    const sources = rows.map(({ site, source }) => targetOf(source, { site }, findSite))
    const there = await stores.edited.shownAt(sources.flatMap((target) => target ?? []))
    const links = rows.flatMap(({ site, target }, at) => {
      const href = target.startsWith('/') ? `site:${site}${target}` : target
      return href.startsWith('site:') ? [{ block: null, path: [at], href }] : []
    })
    const lost = await brokenAmong(needs, stores, links, { from: { site: '' } })
    const lostAt = new Set(lost.map(({ path: [at] }) => at))
    return rows.map((_row, at) => {
      const source = sources[at]
      return {
        isPage: Boolean(source && there.has(`${source.site} ${source.language} ${source.path}`)),
        isLost: lostAt.has(at),
      }
    })
  }

  return {
    isSite: (id: string) => siteIds.includes(id),

    async list(filter: RedirectFilter, after: string | undefined) {
      const [site = '', source = ''] = after?.split(SEPARATOR, 2) ?? []
      const found = await store.page(filter, after ? { site, source } : null, LIST_PAGE_SIZE + 1)
      const rows = found.slice(0, LIST_PAGE_SIZE)
      const marks = await marksOf(rows)
      const last = rows.at(-1)
      return {
        rows: rows.map((row, at) => ({
          site: row.site,
          from: row.source,
          to: row.target,
          isPage: marks[at]?.isPage ?? false,
          isLost: marks[at]?.isLost ?? false,
        })),
        next: found.length > rows.length && last ? `${last.site}${SEPARATOR}${last.source}` : null,
      }
    },

    async count(filter: RedirectFilter) {
      const count = await store.count(filter, EXACT_COUNT_LIMIT + 1)
      return { count, isEstimate: count > EXACT_COUNT_LIMIT }
    },

    /** What a redirect would do. */
    async check(given: Given) {
      const { problems, source, now, leading } = planRedirect(given, await store.all(), siteIds)
      const [marks] = problems.length > 0 ? [] : await marksOf([{ site: given.site, source, target: given.to }])
      return {
        problems,
        isPage: marks?.isPage ?? false,
        isLost: marks?.isLost ?? false,
        now,
        shortened: leading.map((row) => row.source),
      }
    },

    put: (by: Actor, given: Given & Seen<string | null>) => putRedirect(needs, by, given),
    remove: (by: Actor, given: Seen<string>) => removeRedirect(needs, by, given),

    /** Lines of a table for a site that the person may not change. */
    foreignLines(content: string, may: (site: string) => boolean): string[] {
      try {
        const foreign = readRedirectFile(content).rows.filter(({ site }) => siteIds.includes(site) && !may(site))
        return foreign.map(
          ({ name, site }) => `${name.replace('line', 'rivi')}: sinulla ei ole oikeutta sivustoon ${site}`,
        )
      } catch {
        // What is wrong with the first line is told with the difference.
        return []
      }
    },

    asCsv: (filter: RedirectFilter) => csvOf(columns, store.batches(filter)),
  }
}
