import { EXACT_COUNT_LIMIT, LIST_PAGE_SIZE } from '#contract/office/list.ts'
import { countPages, listPages } from '#contract/office/pages/list.ts'
import * as trees from '#contract/office/pages/tree.ts'
import type { Language } from '#contract/site.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { headOf } from '#server/edited-pages/heads.ts'
import type { ListStore, Order } from '#server/edited-pages/list.store.ts'
import { maySee, seenSites } from '#server/edited-pages/may.ts'
import { movePage, planMove } from '#server/edited-pages/move.ts'
import type { PageStores } from '#server/edited-pages/transaction.store.ts'
import { binPage, copyPage, createPage, type TreeNeeds, takeFromBin } from '#server/edited-pages/tree.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'

const MOST_LINKING = 100

type Needs = TreeNeeds & { list: ListStore; reading: PageStores }

/** The tree and lists of pages. */
export function treeCalls({ list, reading, ...needs }: Needs): ServedCall[] {
  return [
    served(listPages, async ({ staff, query: { after, order, ...filter } }) => {
      const asked = { ...filter, sites: seenSites(staff) }
      const found = await list.list(asked, order, placeOf(after), LIST_PAGE_SIZE + 1)
      const rows = found.slice(0, LIST_PAGE_SIZE)
      const schedules = await reading.schedules.ofPages(rows.map(({ id }) => id))
      return accepted({
        rows: rows.map((row) => ({
          ...headOf(row, schedules),
          missingLanguages: (needs.findSite(row.site)?.languages ?? []).filter((each) => !row.languages.includes(each)),
          behindLanguages: row.behind,
        })),
        next: found.length > rows.length ? nextOf(rows.at(-1), order) : null,
      })
    }),

    served(countPages, async ({ staff, query }) => {
      const count = await list.count({ ...query, sites: seenSites(staff) })
      return accepted({ count, isEstimate: count >= EXACT_COUNT_LIMIT })
    }),

    served(trees.createPage, ({ staff, body }) => createPage(needs, staff, body)),
    served(trees.copyPage, ({ staff, params: { id }, body }) => copyPage(needs, staff, id, body)),

    served(trees.planMove, async ({ staff, params: { id }, query: { path } }) => {
      const row = await reading.edited.find(id)
      if (!row) return refused('PAGE_UNKNOWN')
      if (!maySee(staff, row.site)) return refused('ROLE_NEEDED')
      const plan = await planMove(needs, reading, row, path)
      if (!plan.ok) return plan
      const { moved, redirects } = plan.value
      const site = needs.findSite(row.site)
      const addresses = redirects.map(({ from }) => from)
      const own = moved.map((page) => page.id)
      const linksHere =
        site && addresses.length > 0 ? await reading.tree.linkingTo(site.id, addresses, own, MOST_LINKING) : []
      return accepted({ moved: moved.map(shownMove), redirects, linksHere })
    }),

    served(trees.movePage, async ({ staff, params: { id }, body: { path } }) => {
      const moved = await movePage(needs, staff, id, path)
      return moved.ok ? accepted({ moved: moved.value.moved.map(shownMove) }) : moved
    }),

    served(trees.binPage, ({ staff, params: { id } }) => binPage(needs, staff, id)),
    served(trees.takeFromBin, ({ staff, params: { id } }) => takeFromBin(needs, staff, id)),
  ]
}

const shownMove = ({
  id,
  from,
  to,
  title,
  isPublished,
}: {
  id: number
  from: string
  to: string
  title: string
  isPublished: boolean
}) => ({
  id,
  from,
  to,
  title,
  isPublished,
})

/** Where a page of a list begins; what nobody was given means the first. */
function placeOf(after: string | undefined): string[] | undefined {
  const parts = after === undefined ? [] : Buffer.from(after, 'base64url').toString().split('\n')
  return parts.length >= 2 && /^\d+$/.test(parts.at(-1) ?? '') ? parts : undefined
}

function nextOf(
  row: { id: number; site: string; language: Language; path: string; changedAt: string } | undefined,
  order: Order,
) {
  if (!row) return null
  const parts = order === 'changed' ? [row.changedAt, row.id] : [row.site, row.language, row.path, row.id]
  return Buffer.from(parts.join('\n')).toString('base64url')
}
