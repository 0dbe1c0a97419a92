import type { Change } from '#contract/content/change.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { contentStore } from './content.store.ts'
import type { ContentNeeds, ContentStore, PageAddress } from './content.ts'
import { PathIndex } from './path-index.ts'
import { TeaserCache } from './teaser-cache.ts'

type Needs = Pick<ContentNeeds, 'checkBlocks'> & { database: Database }

/** The pages of all sites. Their addresses are in memory, so that an unknown one costs no query. */
export async function openContent({ database, checkBlocks }: Needs) {
  const store = contentStore(database.sql)
  const index = new PathIndex()
  const teasers = new TeaserCache(store.findTeasers)
  const actions: ContentNeeds = { store, checkBlocks }
  await fillIndex(index, store)
  return {
    name: 'content',
    actions,
    store,
    index,
    findTeasers: teasers.find,
    onChange: async (change) => {
      await updateIndex(index, store, change.pages)
      teasers.drop(change.tags)
    },
    onMissedChanges: async () => {
      await fillIndex(index, store)
      teasers.clear()
    },
  } satisfies Capability & Record<string, unknown>
}

async function fillIndex(index: PathIndex, store: ContentStore): Promise<void> {
  const fresh = new PathIndex()
  for await (const batch of store.allListed()) for (const page of batch) fresh.add(page)
  index.replaceWith(fresh)
}

async function updateIndex(index: PathIndex, store: ContentStore, changed: Change['pages']): Promise<void> {
  const places = Map.groupBy(changed, ({ site, language }) => `${site} ${language}`)
  for (const addresses of places.values()) {
    const { site, language } = addresses[0] as PageAddress
    const paths = addresses.map(({ path }) => path)
    const found = await store.findListed(site, language, paths)
    for (const address of addresses) index.remove(address)
    for (const page of found) index.add(page)
  }
}
