import { tags } from '#contract/content/tags.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type Actor, recordChange } from '#server/audit/audit.store.ts'
import { normalizedSource, type Redirect, redirectProblems } from '#server/capabilities/redirects/redirect-rules.ts'
import { lockRedirects, redirectStore } from '#server/capabilities/redirects/redirects.store.ts'
import type { Database } from '#server/db/database.ts'
import { recordChange as announce } from '#server/db/outbox.ts'
import { redirectListStore } from './redirect-list.store.ts'

export type Given = { site: string; from: string; to: string }
export type Seen<Was> = { site: string; from: string; was: Was }

/** What stands against one redirect among all others, in Finnish, and which of these would change with it. */
export function planRedirect({ site, from, to }: Given, all: readonly Redirect[], siteIds: readonly string[]) {
  const source = normalizedSource(from)
  const known = new Map(all.map((row) => [placeOf(row.site, row.source), row]))
  const place = placeOf(site, source)
  const target = placeOfTarget(site, to)
  const onward = target === place ? undefined : known.get(target ?? '')
  const problems = [
    ...redirectProblems([{ name: '', site, source: from, target: to }], siteIds).map(problemText),
    ...(target === place ? ['osoite johtaisi takaisin itseensä'] : []),
    ...(onward ? [`${to} ohjataan jo eteenpäin osoitteeseen ${onward.target}: ohjaa suoraan sinne`] : []),
  ]
  const leading = all.filter((row) => placeOfTarget(row.site, row.target) === place && row !== known.get(place))
  return { problems, source, now: known.get(place)?.target ?? null, leading }
}

/** Where a target is, if it is an address of ours. */
function placeOfTarget(site: string, target: string): string | undefined {
  const [, other, path] = /^(?:site:([a-z-]+))?(\/(?!\/).*)$/.exec(target) ?? []
  return path === undefined ? undefined : placeOf(other ?? site, normalizedSource(path.replace(/#.*/, '')))
}

const placeOf = (site: string, source: string) => `${site} ${source}`

function problemText(problem: string): string {
  if (/there is no site/.test(problem)) return 'sivustoa ei ole'
  if (/is not a path such as/.test(problem))
    return 'vanha osoite alkaa vinoviivalla, esimerkiksi /vanha, eikä siinä ole välejä'
  if (/longer than/.test(problem)) return 'osoite on liian pitkä'
  return 'kohde on /osoite, site:sivusto/osoite tai https://-osoite'
}

/** The target as a row of another site has to say it. */
function targetFrom(row: Redirect, site: string, to: string): string {
  return row.site !== site && to.startsWith('/') ? `site:${site}${to}` : to
}

type Needs = { database: Database; siteIds: readonly string[] }

/** Redirects one address. Those that led to it lead to its target at once. */
export function putRedirect({ database, siteIds }: Needs, by: Actor, { was, ...given }: Given & Seen<string | null>) {
  return database.transaction(async (tx) => {
    const list = redirectListStore(tx)
    await lockRedirects(tx)
    const { problems, source, now, leading } = planRedirect(given, await list.all(), siteIds)
    if (problems.length > 0) return refused('REDIRECT_INVALID', problems)
    if (now !== was) return refused('REDIRECT_TAKEN', [now ?? given.from])
    const { site, to } = given
    const rows = [
      { site, source, target: to },
      ...leading.map((row) => ({ ...row, target: targetFrom(row, site, to) })),
    ]
    const changed = [...new Set(rows.map((row) => row.site))]
    await redirectStore(tx).put(rows, { tags: changed.map(tags.redirects), gone: false, pages: [] })
    await recordChange(tx, by, {
      action: 'redirect.put',
      subject: `redirect:${site}${source}`,
      ...(was === null ? {} : { before: { to: was } }),
      after: { to, ...(leading.length > 0 ? { shortened: leading.map((row) => row.source) } : {}) },
    })
    return accepted({ isSuccess: true as const })
  })
}

export function removeRedirect({ database }: Pick<Needs, 'database'>, by: Actor, { site, from, was }: Seen<string>) {
  return database.transaction(async (tx) => {
    const list = redirectListStore(tx)
    await lockRedirects(tx)
    const source = normalizedSource(from)
    const row = (await list.all()).find((each) => each.site === site && each.source === source)
    if (!row) return refused('NOT_FOUND')
    if (row.target !== was) return refused('REDIRECT_TAKEN', [row.target])
    await list.remove(row)
    await announce(tx, { tags: [tags.redirects(site)], gone: false, pages: [] })
    await recordChange(tx, by, { action: 'redirect.remove', subject: `redirect:${site}${source}`, before: { to: was } })
    return accepted({ isSuccess: true as const })
  })
}
