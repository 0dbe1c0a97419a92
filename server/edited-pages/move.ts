import type { Change } from '#contract/content/change.ts'
import type { Item } from '#contract/content/item.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { lockForWriting } from '#server/capabilities/content/content.store.ts'
import { normalizedSource } from '#server/capabilities/redirects/redirect-rules.ts'
import { lockRedirects } from '#server/capabilities/redirects/redirects.store.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import type { EditedRow } from './edited.ts'
import { changingPage, type Editor } from './page-needs.ts'
import type { PageStores } from './transaction.store.ts'
import type { TreePage } from './tree.store.ts'
import { addressProblems, type TreeNeeds } from './tree.ts'

type MovedPage = TreePage & { from: string; to: string }
type Refusal = 'PAGE_ADDRESS_INVALID' | 'PAGE_ADDRESS_TAKEN' | 'PAGE_BELOW_ITSELF' | 'HOME_STAYS'
type Move = { moved: MovedPage[]; redirects: { from: string; to: string }[] }

/** What moving a page would do: those below it move along. */
export async function planMove(
  needs: TreeNeeds,
  { tree, edited }: Pick<PageStores, 'tree' | 'edited'>,
  row: EditedRow,
  path: string,
): Promise<Outcome<Move, Refusal>> {
  const language = row.language as Language
  const { site } = row
  if (row.path === '/' || path === '/') return refused('HOME_STAYS')
  const problems = addressProblems(needs, { site, language, path })
  if (problems.length > 0) return refused('PAGE_ADDRESS_INVALID', problems)
  if (path.startsWith(`${row.path}/`)) return refused('PAGE_BELOW_ITSELF')
  if (path === row.path) return accepted({ moved: [], redirects: [] })
  const branch = await tree.branch({ site, language, path: row.path })
  const moved = branch.map((page) => ({ ...page, from: page.path, to: path + page.path.slice(row.path.length) }))
  const own = new Set(moved.map(({ id }) => id))
  const taken: string[] = []
  for (const { id, to } of moved) {
    const rival = await edited.rivalAt({ site, language, path: to }, id)
    if (rival !== null && !own.has(rival)) taken.push(to)
  }
  if (taken.length > 0) return refused('PAGE_ADDRESS_TAKEN', taken)
  const found = needs.findSite(site)
  const shown = (to: string) => (found ? addressOf(found, language, to) : to)
  const redirects = moved.flatMap(({ isPublished, from, to }) =>
    isPublished ? [{ from: shown(from), to: shown(to) }] : [],
  )
  return accepted({ moved, redirects })
}

export function movePage(needs: TreeNeeds, by: Editor, id: number, path: string) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (row.state === 'binned') return refused('PAGE_IN_BIN')
    const { tree, tx } = stores
    const { site } = row
    const language = row.language as Language
    await lockForWriting(tx, [{ site, language }])
    const plan = await planMove(needs, stores, row, path)
    if (!plan.ok || plan.value.moved.length === 0) return plan
    const { moved, redirects } = plan.value
    await tree.lock(moved.map((page) => page.id))
    await tree.move(moved)
    // After the pages: nobody who has this lock waits for a page.
    await lockRedirects(tx)
    const isRedirected = await leadOn(
      stores,
      site,
      redirects,
      moved.map(({ to }) => addressOf(needs.findSite(site) ?? { languages: [language] }, language, to)),
    )
    await tree.record(changeOfMoving({ site, language }, moved, isRedirected))
    await stores.record(by, {
      action: 'page.move',
      subject: `page:${id}`,
      before: { path: row.path },
      after: { path, pages: moved.length },
    })
    return plan
  })
}

/** Redirects from the old addresses; those that led there lead to the new ones, and none leads away from an address that a page has now. */
async function leadOn(
  { tree }: PageStores,
  site: string,
  redirects: Move['redirects'],
  taken: readonly string[],
): Promise<boolean> {
  const next = new Map(redirects.map(({ from, to }) => [normalizedSource(from), to]))
  const known = await tree.redirectsOf(site)
  const ended = taken.map(normalizedSource).filter((source) => known.some((row) => row.source === source))
  const shortened = known.flatMap(({ source, target }) => {
    const to = target.startsWith('/') ? next.get(normalizedSource(target)) : undefined
    return to === undefined || ended.includes(source) ? [] : [{ source, target: to }]
  })
  const added = [...next].map(([source, target]) => ({ source, target }))
  await tree.putRedirects(site, [...shortened.filter(({ source }) => !next.has(source)), ...added], ended)
  return ended.length + shortened.length + added.length > 0
}

function changeOfMoving(
  place: { site: string; language: Language },
  moved: readonly MovedPage[],
  isRedirected: boolean,
): Change {
  const { site, language } = place
  const shown = moved.filter(({ isPublished }) => isPublished)
  return {
    tags: [
      ...new Set([
        ...shown.flatMap(({ from, to, key, kind }) => [
          tags.page(site, language, from),
          tags.page(site, language, to),
          tags.translations(site, key),
          ...(kind ? [tags.items(site, language, kind as Item['kind'])] : []),
        ]),
        ...(shown.length > 0 ? [tags.pageList(site)] : []),
        ...(isRedirected ? [tags.redirects(site)] : []),
      ]),
    ],
    gone: true,
    pages: shown.flatMap(({ id, from, to }) => [
      { ...place, path: from, contentId: id },
      { ...place, path: to },
    ]),
    news: [{ kind: 'pages' }, ...moved.map(({ id }) => ({ kind: 'draft' as const, page: id }))],
  }
}
