import { tags } from '#contract/content/tags.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { RedirectTable } from './redirect-table.ts'
import { redirectStore } from './redirects.store.ts'
import type { RedirectNeeds } from './redirects.ts'

type Needs = Pick<RedirectNeeds, 'siteIds'> & { database: Database }

/** Redirects from addresses of earlier sites, all of them in memory. */
export async function openRedirects({ database, siteIds }: Needs) {
  const store = redirectStore(database.sql)
  const table = new RedirectTable()
  const read = async () => table.replaceAll(await store.all())
  const actions: RedirectNeeds = { store, siteIds }
  await read()
  return {
    name: 'redirects',
    actions,
    find: (site: string, url: string) => table.find(site, url),
    onChange: async (change) => {
      if (change.tags.some(tags.isOfRedirects)) await read()
    },
    onMissedChanges: read,
  } satisfies Capability & Record<string, unknown>
}
