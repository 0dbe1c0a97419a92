import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { type Followed, isBehind } from '#contract/office/pages/translation.ts'
import { type EditedRow, stateOf } from './edited.ts'
import type { PageStores } from './transaction.store.ts'

/** The copy of a page in another language: nothing in it is translated yet. */
export async function beginTranslation(
  { translations }: Pick<PageStores, 'translations'>,
  page: number,
  source: EditedRow,
  by: { name: string },
): Promise<void> {
  const { content: followed } = stateOf(source)
  await translations.put({
    page,
    source: source.id,
    followed,
    pairs: Object.fromEntries(followed.blocks.map(({ id }) => [id, id])),
    untranslated: [null, ...followed.blocks.map(({ id }) => id)],
    isBehind: true,
    sourceVersion: source.publishedVersion,
    marks: 0,
    markedBy: by.name,
  })
}

/** The source is published: whether those that follow it are behind. */
export async function tellFollowers(
  { translations }: Pick<PageStores, 'translations'>,
  source: Pick<EditedRow, 'id' | 'publishedVersion'>,
  content: EditedPage,
): Promise<void> {
  for (const { page, followed, untranslated } of await translations.following(source.id))
    await translations.keepUp(page, knownOf({ content: followed, untranslated }, content, source))
}

/** What lists read of a translation. */
export const knownOf = (
  followed: Omit<Followed, 'pairs'>,
  content: EditedPage,
  { publishedVersion }: Pick<EditedRow, 'publishedVersion'>,
) => ({ isBehind: isBehind(followed, content), sourceVersion: publishedVersion })
