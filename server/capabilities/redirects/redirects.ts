import type { Change } from '#contract/content/change.ts'
import { tags } from '#contract/content/tags.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { byLine } from '#server/tables/table-file.ts'
import {
  type NamedRedirect,
  normalizedSource,
  type Redirect,
  redirectProblems,
  resolveChains,
} from './redirect-rules.ts'

export type RedirectStore = {
  all(): Promise<Redirect[]>
  /** Adds or replaces the rows, and records the change in the same transaction. */
  put(rows: readonly Redirect[], change: Change): Promise<void>
}

export type RedirectNeeds = {
  store: RedirectStore
  siteIds: readonly string[]
}

/** Saves all of the redirects, or none if one is invalid. `read` are problems of the file. */
export async function saveRedirects(
  { store, siteIds }: RedirectNeeds,
  rows: readonly NamedRedirect[],
  read: readonly string[] = [],
): Promise<Outcome<{ count: number }, 'REDIRECTS_INVALID'>> {
  const problems = byLine([...read, ...redirectProblems(rows, siteIds)])
  if (problems.length > 0) return refused('REDIRECTS_INVALID', problems)
  const fresh = rows.map(({ site, source, target }) => ({ site, source: normalizedSource(source), target }))
  const replaced = new Set(fresh.map(placeOf))
  const others = (await store.all()).filter((row) => !replaced.has(placeOf(row)))
  const all = resolveChains([...others, ...new Map(fresh.map((row) => [placeOf(row), row])).values()])
  if (all.circles.length > 0) {
    return refused(
      'REDIRECTS_INVALID',
      all.circles.map((source) => `'${source}' would lead back to itself`),
    )
  }
  const sites = new Set(fresh.map(({ site }) => site))
  const change: Change = { tags: [...sites].map(tags.redirects), gone: false, pages: [] }
  await store.put(all.rows, change)
  return accepted({ count: replaced.size })
}

function placeOf({ site, source }: Redirect): string {
  return `${site} ${source}`
}
