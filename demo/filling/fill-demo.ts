import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { MediaNeeds } from '#server/capabilities/media/media.ts'
import type { Database } from '#server/db/database.ts'
import { oneNodeAtATime } from '#server/db/one-node-at-a-time.ts'
import { say } from '#server/say.ts'
import { saveDemoFiles } from './demo-files.ts'
import { saveDemoPictures } from './demo-pictures.ts'
import { fillCustomers } from './fill-customers.ts'
import { type DeliveryNeeds, fillDelivery } from './fill-delivery.ts'
import { fillShop, type ShopNeeds } from './fill-shop.ts'
import { fillWithDemo, hasOtherContent, pagesBySite } from './fill-with-demo.ts'
import { fillFirst } from './first-filling.ts'

/** Whether the demo content fills an empty database only, or replaces what is there. */
export type DemoFilling = 'where empty' | 'replace'

type Needs = Parameters<typeof fillWithDemo>[0] &
  ShopNeeds &
  DeliveryNeeds & { media: MediaNeeds; documents: FileStore }

// Any number works, as long as every node uses the same.
const DEMO_LOCK = 4_102_027

/**
 * Content that is not the demo's is never touched by itself: the start says what it found. Nodes that start together wait for each
 * other.
 */
export async function prepareDemo(needs: Needs, filling: DemoFilling): Promise<void> {
  await oneNodeAtATime(needs.database, DEMO_LOCK, () => fillFirst(needs.database, () => fillParts(needs, filling)))
}

async function fillParts(needs: Needs, filling: DemoFilling): Promise<void> {
  if (filling === 'where empty' && (await hasOtherContent(needs.database))) {
    return say(
      `The database has content that is not the demo content (${await summaryOf(needs.database)}), and keeps it: ` +
        'npm start -- --refill adds the demo content. MODE=live serves it to the world.',
    )
  }
  // Before the pages, which show what it sells.
  await fillShop(needs)
  await fillCustomers(needs.database)
  await fillDelivery(needs)
  const [state] = await Promise.all([
    fillWithDemo(needs, { refill: filling === 'replace' }),
    saveDemoPictures(needs.media),
    saveDemoFiles(needs.documents),
  ])
  if (state === 'filled') say('Filled the database with the demo content.')
  if (state === 'outdated')
    say('The demo content has changed since this database was filled: npm start -- --refill takes the new one.')
}

async function summaryOf(database: Database): Promise<string> {
  const sites = [...(await pagesBySite(database))].sort(([one], [next]) => (one < next ? -1 : 1))
  const pages = sites.map(([site, count]) => `${site}: ${count}`)
  return pages.length > 0 ? `pages of ${pages.join(', ')}` : 'links and categories, no pages'
}
