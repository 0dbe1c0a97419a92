import type { MediaNeeds } from '#server/capabilities/media/media.ts'
import { say } from '#server/say.ts'
import { saveDemoPictures } from './demo-pictures.ts'
import { fillShop, type ShopNeeds } from './fill-shop.ts'
import { fillWithDemo } from './fill-with-demo.ts'

/** What becomes of the demo content: it fills an empty database, or it is taken anew. */
export type DemoFilling = 'where empty' | 'anew'

type Needs = Parameters<typeof fillWithDemo>[0] & ShopNeeds & { media: MediaNeeds }

export async function prepareDemo(needs: Needs, filling: DemoFilling): Promise<void> {
  // Before the pages, which show what it sells.
  await fillShop(needs)
  const [state] = await Promise.all([
    fillWithDemo(needs, { refill: filling === 'anew' }),
    saveDemoPictures(needs.media),
  ])
  if (state === 'filled') say('Filled the database with the demo content.')
  if (state === 'other')
    say(
      'The database has content that is not the demo content, and keeps it: npm start -- --refill adds the demo content.',
    )
  if (state === 'outdated')
    say('The demo content has changed since this database was filled: npm start -- --refill takes the new one.')
}
