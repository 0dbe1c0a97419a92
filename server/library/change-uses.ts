import { differencesOf, operationsOf } from '#contract/office/pages/differences.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { merge } from '#contract/office/pages/merge.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { lockForWriting } from '#server/capabilities/content/content.store.ts'
import { lockFrame } from '#server/capabilities/navigation/frame-lock.store.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { type EditedRow, stateOf, withState } from '#server/edited-pages/edited.ts'
import { mayChange, type Person } from '#server/edited-pages/may.ts'
import type { CheckNeeds } from '#server/edited-pages/page-problems.ts'
import { type NamedActor, publishContent } from '#server/edited-pages/publish.ts'
import type { LibraryStores } from './stores.store.ts'
import { type Shown, swapped } from './swap.ts'

type Change = {
  /** The id of what is replaced. */
  from: string
  to: Shown
  /** For the versions of the pages. */
  note: string
}

type Needs = CheckNeeds & { siteName: (id: string) => string }

/** The sites that use it and that the person may not change. */
export async function sitesOfOthers({ uses }: LibraryStores, person: Person, id: string): Promise<string[]> {
  const used = [...(await uses.pages(id)), ...(await uses.menus(id))].map(({ site }) => site)
  return [...new Set(used)].filter((site) => !mayChange(person, site))
}

/**
 * Shows another picture or file wherever one is used: on pages and in their drafts, in what waits for its time, and in menus. Gives the pages. Editors who
 * have a page open get it as if somebody had typed it.
 */
export async function changeUses(
  needs: Needs,
  stores: LibraryStores,
  by: NamedActor,
  { from, to, note }: Change,
): Promise<Outcome<number[], 'PAGE_INVALID'>> {
  const uses = await stores.uses.pages(from)
  const menus = await stores.uses.menus(from)
  // What is being published of menus comes first, as in a bundle.
  for (const place of menus) await lockFrame(stores.tx, { ...place, part: 'navigation' })
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
  for (const planned of await stores.uses.planned(from)) await changePlanned(stores, planned, rows, { from, to })
  for (const { site, language } of menus) await changeMenu(stores, { site, language, from, to })
  return accepted(rows.map(({ id }) => id))
}

async function changePage(
  needs: Needs,
  stores: LibraryStores,
  by: NamedActor,
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

type Planned = Awaited<ReturnType<LibraryStores['uses']['planned']>>[number]

/** What waits for its time in a bundle. Only this has changed the page, so that it still goes out. */
async function changePlanned(
  { uses, edited }: LibraryStores,
  planned: Planned,
  rows: readonly EditedRow[],
  { from, to }: Pick<Change, 'from' | 'to'>,
): Promise<void> {
  const fixed = planned.fixed as Planned['fixed'] & { publishedVersion: number | null }
  const row = rows.find(({ id }) => String(id) === planned.subject)
  const isUpToDate = row && row.publishedVersion === fixed.publishedVersion
  const publishedVersion = isUpToDate && row.published ? await edited.versionOf(row.id) : fixed.publishedVersion
  await uses.setPlanned(planned, { ...fixed, content: swapped(fixed.content, from, to), publishedVersion })
}

type MenuChange = { site: string; language: Language; from: string; to: Shown }

async function changeMenu({ navigation }: LibraryStores, { site, language, from, to }: MenuChange): Promise<void> {
  const tree = await navigation.find(site, language)
  const saved = tree && (await saveNavigation({ store: navigation }, swapped(tree, from, to)))
  if (saved && !saved.ok) throw new Error(`The menu of ${site} ${language} could not be saved: ${saved.problems}`)
}
