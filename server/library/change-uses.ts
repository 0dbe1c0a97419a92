import { differencesOf, operationsOf } from '#contract/office/pages/differences.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { merge } from '#contract/office/pages/merge.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { lockForWriting } from '#server/capabilities/content/content.store.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { type EditedRow, stateOf, withState } from '#server/edited-pages/edited.ts'
import { mayChange } from '#server/edited-pages/may.ts'
import type { Editor } from '#server/edited-pages/page-needs.ts'
import { publishContent } from '#server/edited-pages/publish.ts'
import type { LibraryNeeds } from './needs.ts'
import type { LibraryStores } from './stores.store.ts'
import { type Shown, swapped } from './swap.ts'

type Change = {
  /** The id of what is replaced. */
  from: string
  to: Shown
  /** For the versions of the pages. */
  note: string
}

type Refusal = 'MEDIA_OF_OTHERS' | 'PAGE_INVALID'

/**
 * Shows another picture or file wherever one is used: on pages and in their drafts, in what waits for its time, and in menus. Gives the pages. Editors who
 * have a page open get it as if somebody had typed it.
 */
export async function changeUses(
  needs: LibraryNeeds,
  stores: LibraryStores,
  by: Editor,
  { from, to, note }: Change,
): Promise<Outcome<number[], Refusal>> {
  const uses = await stores.uses.pages(from)
  const menus = await stores.uses.menus(from)
  const foreign = [...uses, ...menus].filter(({ site }) => !mayChange(by, site)).map(({ site }) => site)
  if (foreign.length > 0) return refused('MEDIA_OF_OTHERS', [...new Set(foreign)].map(needs.siteName))
  // Rows of pages first, then addresses: in the order of everybody else who changes pages.
  const rows: EditedRow[] = []
  for (const { id } of uses.toSorted((a, b) => a.id - b.id)) {
    const row = await stores.edited.lock(id)
    if (row) rows.push(row)
  }
  await lockForWriting(
    stores.tx,
    [...uses, ...menus].map(({ site, language }) => ({ site, language })),
  )
  for (const row of rows) {
    const changed = await changePage(needs, stores, by, row, (content) => swapped(content, from, to), note)
    if (!changed.ok) return changed
  }
  for (const { id, content } of await stores.uses.schedules(from)) {
    await stores.uses.setScheduled(id, swapped(content, from, to))
  }
  for (const { site, language } of menus) await changeMenu(stores, { site, language, from, to })
  return accepted(rows.map(({ id }) => id))
}

async function changePage(
  needs: LibraryNeeds,
  stores: LibraryStores,
  by: Editor,
  row: EditedRow,
  swap: (content: EditedPage) => EditedPage,
  note: string,
): Promise<Outcome<unknown, 'PAGE_INVALID'>> {
  const before = stateOf(row)
  const operations = operationsOf(differencesOf(before.content, swap(before.content)), row.revision)
  const merged = merge(before, { window: 'library', by: by.name }, operations)
  const published = row.published && swap(row.published)
  const changed = (from: EditedRow): EditedRow => ({
    ...withState(from, merged),
    changedAt: new Date(),
    changedBy: by.name,
  })
  if (row.state !== 'published' || !published || published === row.published) {
    await stores.edited.write(changed({ ...row, published }), 'pages')
    return accepted(null)
  }
  const done = await publishContent(needs, stores, changed(row), { content: published, by, note })
  return done.ok ? done : refused('PAGE_INVALID', [`${row.title} (${needs.siteName(row.site)} ${row.path})`])
}

type MenuChange = { site: string; language: Language; from: string; to: Shown }

async function changeMenu({ navigation }: LibraryStores, { site, language, from, to }: MenuChange): Promise<void> {
  const tree = await navigation.find(site, language)
  const saved = tree && (await saveNavigation({ store: navigation }, swapped(tree, from, to)))
  if (saved && !saved.ok) throw new Error(`The menu of ${site} ${language} could not be saved: ${saved.problems}`)
}
