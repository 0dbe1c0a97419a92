import * as calls from '#contract/office/redirects/redirects.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { mayChange, maySee, seenSites } from '#server/edited-pages/may.ts'
import type { RedirectActions } from '#server/frames/redirects/redirect-actions.ts'
import { type ServedCall, type ServedRoute, served, servedRoute } from '#server/http/calls/served.ts'
import type { Staff } from '#server/http/calls/sessions.ts'
import type { Difference } from '#server/imports/import-table.ts'

type Import = { content: string; by: Staff; digest: string }

export type RedirectImports = {
  compare: (content: string) => Promise<Difference>
  run: (given: Import) => Promise<Outcome<{ summary: string[] }, 'IMPORT_INVALID' | 'IMPORT_CHANGED'>>
}

/** Redirects from old addresses, for editors. */
export function redirectCalls(actions: RedirectActions, { compare, run }: RedirectImports): ServedCall[] {
  const foreignLines = (staff: Staff, content: string) =>
    actions.foreignLines(content, (site) => mayChange(staff, site))
  /** A site that there is not is refused with the other problems. */
  const mayPut = (staff: Staff, site: string) => !actions.isSite(site) || mayChange(staff, site)
  return [
    served(calls.listRedirects, async ({ staff, query: { after, ...query } }) => {
      const { rows, next } = await actions.list({ ...query, sites: seenSites(staff) }, after)
      return accepted({ rows: rows.map((row) => ({ ...row, mayChange: mayChange(staff, row.site) })), next })
    }),
    served(calls.countRedirects, async ({ staff, query }) =>
      accepted(await actions.count({ ...query, sites: seenSites(staff) })),
    ),
    served(calls.checkRedirect, async ({ staff, query }) =>
      actions.isSite(query.site) && !maySee(staff, query.site)
        ? refused('ROLE_NEEDED')
        : accepted(await actions.check(query)),
    ),
    served(calls.putRedirect, async ({ staff, body }) =>
      mayPut(staff, body.site) ? actions.put(staff, body) : refused('ROLE_NEEDED'),
    ),
    served(calls.removeRedirect, async ({ staff, body }) =>
      mayPut(staff, body.site) ? actions.remove(staff, body) : refused('ROLE_NEEDED'),
    ),
    served(calls.compareRedirects, async ({ staff, body: { content } }) => {
      const difference = await compare(content)
      return accepted({ ...difference, problems: [...foreignLines(staff, content), ...difference.problems] })
    }),
    served(calls.importRedirects, async ({ staff, body: { content, digest } }) =>
      foreignLines(staff, content).length > 0 ? refused('ROLE_NEEDED') : run({ content, by: staff, digest }),
    ),
  ]
}

export function redirectRoutes(actions: RedirectActions): ServedRoute[] {
  return [
    servedRoute(calls.exportedRedirects, async ({ staff, query }) => {
      const body = actions.asCsv({ ...query, sites: seenSites(staff) })
      return accepted({ kind: 'file', type: 'text/csv; charset=utf-8', name: 'ohjaukset.csv', body })
    }),
  ]
}
