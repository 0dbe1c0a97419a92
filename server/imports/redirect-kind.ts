import { accepted } from '#contract/values/outcome.ts'
import { readRedirectFile } from '#server/capabilities/redirects/redirect-file.ts'
import type { NamedRedirect } from '#server/capabilities/redirects/redirect-rules.ts'
import { lockRedirects, redirectStore } from '#server/capabilities/redirects/redirects.store.ts'
import { saveRedirects } from '#server/capabilities/redirects/redirects.ts'
import { redirectListStore } from '#server/frames/redirects/redirect-list.store.ts'
import { sites } from '#sites/all.ts'
import type { ImportKind } from './import-kind.ts'

export const redirects: ImportKind<readonly NamedRedirect[]> = {
  things: 'ohjausta',
  read: readRedirectFile,
  lock: lockRedirects,
  // All of them: a new redirect shortens those that led to it.
  snapshot: async (tx) =>
    new Map(
      (await redirectListStore(tx).all()).map(({ site, source, target }) => [`${site} ${source}`, { kohde: target }]),
    ),
  save: async (tx, { rows, problems }) => {
    const needs = { store: redirectStore(tx), siteIds: sites.map(({ id }) => id) }
    const saved = await saveRedirects(needs, rows, problems)
    return saved.ok ? accepted({ stranded: [] }) : saved
  },
}
