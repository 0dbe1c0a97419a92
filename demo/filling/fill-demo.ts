import { demoFiles } from '#demo/files/files.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { MediaNeeds } from '#server/capabilities/media/media.ts'
import type { Database } from '#server/db/database.ts'
import { oneNodeAtATime } from '#server/db/one-node-at-a-time.ts'
import { saveDemoFiles } from './demo-files.ts'
import { saveDemoPictures } from './demo-pictures.ts'
import { type DemoState, fillContent, hasOtherContent, pagesBySite } from './fill-content.ts'
import { fillCustomers } from './fill-customers.ts'
import { type DeliveryNeeds, fillDelivery } from './fill-delivery.ts'
import { fillShop, type ShopNeeds } from './fill-shop.ts'
import { fillStaff } from './fill-staff.ts'
import { fillFirst } from './first-filling.ts'

/** Whether the demo content fills only an empty database, or replaces its earlier version too. */
export type DemoFilling = 'where empty' | 'refill'

type Needs = Parameters<typeof fillContent>[0] & ShopNeeds & DeliveryNeeds & { media: MediaNeeds; documents: FileStore }

// Any number works, as long as every node uses the same.
const DEMO_LOCK = 4_102_027

/**
 * Fills the database with everything that the demo has: pages with their pictures and files, the shop and its delivery areas,
 * customers, people of the office. Content that is not the demo's is never touched by itself. Nodes that start together wait for each other. Resolves with
 * a sentence for the people who started the program, if there is something to say.
 */
export async function fillDemo(needs: Needs, filling: DemoFilling): Promise<string | undefined> {
  const fillParts = () => fillAllParts(needs, filling)
  return oneNodeAtATime(needs.database, DEMO_LOCK, () => fillFirst(needs.database, fillParts))
}

async function fillAllParts(needs: Needs, filling: DemoFilling): Promise<string | undefined> {
  if (filling === 'where empty' && (await hasOtherContent(needs.database))) {
    return (
      `The database has content that is not the demo content (${await summaryOf(needs.database)}), and keeps it: ` +
      'npm start -- --refill adds the demo content. MODE=live serves it to the world.'
    )
  }
  // Before the pages, which show what it sells.
  await fillShop(needs)
  await fillCustomers(needs.database)
  await fillStaff(needs.database)
  await fillDelivery(needs)
  // First, so that pictures stand before them.
  await needs.media.store.listFiles(demoFiles.map((file) => ({ file, facts: {} })))
  const [state] = await Promise.all([
    fillContent(needs, { refill: filling === 'refill' }),
    saveDemoPictures(needs.media),
    saveDemoFiles(needs.documents),
  ])
  return sentences[state]
}

const sentences: Partial<Record<DemoState, string>> = {
  filled: 'Filled the database with the demo content.',
  outdated: 'The demo content has changed since this database was filled: npm start -- --refill takes the new one.',
}

async function summaryOf(database: Database): Promise<string> {
  const sites = [...(await pagesBySite(database))].sort(([one], [next]) => (one < next ? -1 : 1))
  const pages = sites.map(([site, count]) => `${site}: ${count}`)
  return pages.length > 0 ? `pages of ${pages.join(', ')}` : 'links and categories, no pages'
}
