import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { type Followed, isBehind, pairsOf, withMarked } from '#contract/office/pages/translation.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type EditedRow, stateOf } from './edited.ts'
import { followOf, siblingsOf } from './follow.ts'
import { changingPage, type Editor } from './page-needs.ts'
import type { PageStores } from './transaction.store.ts'
import type { TranslationRow } from './translation.store.ts'
import type { TreeNeeds } from './tree.ts'

type Mark = { source: number; revision: number; block?: string | null | undefined }

/** Says that a page, or one block of its source, is translated as the source is now. */
export function markTranslated(needs: TreeNeeds, by: Editor, id: number, { source, revision, block }: Mark) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (row.state === 'binned') return refused('PAGE_IN_BIN')
    const siblings = await siblingsOf(stores, row, needs.findSite(row.site)?.languages ?? [])
    const asked = siblings.find((each) => each.id === source && source !== id)
    // Its blocks have their ids for good from now on.
    const found = asked && (await stores.edited.open(source))
    const follow = asked && (await followOf(stores, siblings, id, asked.language))
    if (!found || !follow) return refused('NOT_FOUND')
    const { content, revision: latest } = stateOf(found)
    if (latest !== revision) return refused('CHANGED_MEANWHILE')
    const before = await stores.translations.find(id)
    const { blocks } = stateOf(row).content
    const pairs = { ...follow.followed.pairs, ...pairsOf(content.blocks, blocks, follow.followed.pairs) }
    const followed = block === undefined ? content : withMarked(follow.followed.content, content, block)
    const stillWaits = (each: string | null) =>
      each === null ? block !== null : pairs[each] !== block && blocks.some((one) => one.id === each)
    const untranslated = block === undefined ? [] : follow.followed.untranslated.filter(stillWaits)
    const marks = (before?.marks ?? 0) + 1
    await stores.translations.put({
      page: id,
      source,
      followed,
      pairs,
      untranslated,
      ...knownOf({ content: followed, untranslated }, content, found),
      marks,
      markedAt: new Date(),
      markedBy: by.name,
      previous: before && beforeOf(before),
    })
    await stores.record(by, {
      action: 'page.translated',
      subject: `page:${id}`,
      after: { source, language: asked.language, ...(block === undefined ? {} : { block }) },
    })
    return accepted({ marks })
  })
}

/** Takes the last mark back. */
export function unmarkTranslated(needs: TreeNeeds, by: Editor, id: number, marks: number) {
  return changingPage(needs, by, id, async (stores) => {
    const row = await stores.translations.find(id)
    if (!row) return refused('NOT_FOUND')
    if (row.marks !== marks) return refused('CHANGED_MEANWHILE')
    const { previous } = row
    const source = previous && (await stores.edited.find(previous.source))
    if (previous && source) {
      const { followed: content, untranslated } = previous
      await stores.translations.put({
        ...previous,
        page: id,
        markedAt: new Date(previous.markedAt),
        marks: marks + 1,
        previous: null,
        ...knownOf({ content, untranslated }, stateOf(source).content, source),
      })
    } else await stores.translations.remove(id)
    await stores.record(by, {
      action: 'page.translated',
      subject: `page:${id}`,
      before: { source: row.source },
      after: previous ? { source: previous.source } : {},
    })
    return accepted({ isSuccess: true as const })
  })
}

/** The copy of a page in another language: nothing in it is translated yet. */
export async function beginTranslation(
  { translations }: Pick<PageStores, 'translations'>,
  page: number,
  source: EditedRow,
  by: Editor,
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

const knownOf = (
  followed: Omit<Followed, 'pairs'>,
  content: EditedPage,
  { publishedVersion }: Pick<EditedRow, 'publishedVersion'>,
) => ({ isBehind: isBehind(followed, content), sourceVersion: publishedVersion })

const beforeOf = ({ source, followed, pairs, untranslated, markedAt, markedBy }: TranslationRow) => ({
  source,
  followed,
  pairs,
  untranslated,
  markedAt: markedAt.toISOString(),
  markedBy,
})
