import { pairsOf, withMarked } from '#contract/office/pages/translation.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { stateOf } from './edited.ts'
import { followOf, siblingsOf } from './follow.ts'
import { knownOf } from './followers.ts'
import { changingPage, type Editor } from './page-needs.ts'
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

const beforeOf = ({ source, followed, pairs, untranslated, markedAt, markedBy }: TranslationRow) => ({
  source,
  followed,
  pairs,
  untranslated,
  markedAt: markedAt.toISOString(),
  markedBy,
})
