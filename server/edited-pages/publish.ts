import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Actor } from '#server/audit/audit.store.ts'
import { lockForWriting } from '#server/capabilities/content/content.store.ts'
import { changeOfRemoving, changeOfSaving } from '#server/capabilities/content/content.ts'
import { type EditedRow, stateOf, withState } from './edited.ts'
import { tellFollowers } from './followers.ts'
import { changingPage, type Editor, type PageNeeds } from './page-needs.ts'
import { type CheckNeeds, checked } from './page-problems.ts'
import type { PageStores } from './transaction.store.ts'

type Refusal = 'PAGE_INVALID' | 'PAGE_ADDRESS_TAKEN'
export type NamedActor = Actor & { name: string }

/** Publishes a content of the page in the transaction of the stores, whose lock it needs. Gives the number of the version. */
export async function publishContent(
  needs: CheckNeeds,
  stores: PageStores,
  row: EditedRow,
  { content, by, note }: { content: EditedPage; by: NamedActor; note: string },
): Promise<Outcome<number, Refusal>> {
  const { page, problems } = checked(needs, row, content)
  if (!page)
    return refused(
      'PAGE_INVALID',
      problems.slice(0, 5).map(({ text }) => text),
    )
  await lockForWriting(stores.tx, [page])
  if (await stores.edited.rivalAt(page, row.id)) return refused('PAGE_ADDRESS_TAKEN', [page.path])
  await keepWhatWas(stores, row)
  const put = await stores.content.put([{ ...page, id: row.id }], (previous) => changeOfSaving([page], previous))
  if (!put.ok) return refused('PAGE_ADDRESS_TAKEN', put.problems)
  const version = await stores.edited.addVersion(row.id, { kind: 'published', content, by: by.name, note })
  const publishedVersion = await stores.edited.versionOf(row.id)
  const published: EditedRow = { ...row, published: content, publishedVersion, state: 'published' }
  await stores.edited.write(withState(published, stateOf({ ...published, draft: row.draft ?? content })), 'pages')
  await tellFollowers(stores, published, content)
  await stores.record(by, {
    action: 'page.publish',
    subject: `page:${row.id}`,
    after: { version, title: page.title, path: page.path, ...(note ? { note } : {}) },
  })
  return accepted(version)
}

/** What an import has brought can be restored, too. */
async function keepWhatWas({ edited }: PageStores, { id, published }: EditedRow): Promise<void> {
  if (!published) return
  const latest = await edited.latestVersion(id)
  if (latest && isSame(latest.content, published)) return
  await edited.addVersion(id, { kind: 'import', content: published, by: 'Tuonti', note: '' })
}

type Publishing = { revision: number; note: string; at?: string | undefined }

/** Publishes the draft now, or what it says now at a time. */
export function publishPage(needs: PageNeeds, by: Editor, id: number, { revision, note, at }: Publishing) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (row.state === 'binned') return refused('PAGE_IN_BIN')
    if (row.revision !== revision) return refused('CHANGED_MEANWHILE')
    const { content, questions } = stateOf(row)
    if (questions.length > 0) return refused('PAGE_ASKS')
    if (at === undefined) {
      const published = await publishContent(needs, stores, row, { content, by, note })
      return published.ok ? accepted({ version: published.value as number | null }) : published
    }
    const { problems } = checked(needs, row, content)
    if (problems.length > 0)
      return refused(
        'PAGE_INVALID',
        problems.slice(0, 5).map(({ text }) => text),
      )
    const isPlanned = await planFor(stores, row, by, { action: 'publish', at: new Date(at), content, note })
    return isPlanned ? accepted({ version: null as number | null }) : refused('TIME_PAST')
  })
}

type Plan = { action: 'publish' | 'take-down'; at: Date; content: EditedPage | null; note: string }

async function planFor(stores: PageStores, row: EditedRow, by: Editor, plan: Plan): Promise<boolean> {
  if (await stores.schedules.isPast(plan.at)) return false
  await stores.schedules.add({ ...plan, page: row.id, staff: by.id, by: by.name })
  await stores.edited.write(row, 'pages')
  const { action, at, note } = plan
  await stores.record(by, {
    action: 'page.schedule',
    subject: `page:${row.id}`,
    after: { action, at, ...(note ? { note } : {}) },
  })
  return true
}

/** Hides the page in the transaction of the stores. */
export async function hideContent(stores: PageStores, row: EditedRow, by: NamedActor, note: string): Promise<void> {
  await hideFromVisitors(stores, row)
  await keepWhatWas(stores, row)
  await stores.edited.write({ ...row, state: 'hidden', publishedVersion: null }, 'pages')
  await stores.record(by, {
    action: 'page.hide',
    subject: `page:${row.id}`,
    before: { path: row.path },
    ...(note ? { after: { note } } : {}),
  })
}

export async function hideFromVisitors({ content }: PageStores, { site, language, path }: EditedRow): Promise<void> {
  await content.remove({ site, language: language as Language, path }, changeOfRemoving)
}

export function takePageDown(needs: PageNeeds, by: Editor, id: number, { note, at }: Omit<Publishing, 'revision'>) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (row.state !== 'published') return refused('PAGE_NOT_PUBLISHED')
    if (row.path === '/') return refused('HOME_STAYS')
    if (at === undefined) {
      await hideContent(stores, row, by, note)
      return accepted({ isSuccess: true as const })
    }
    const isPlanned = await planFor(stores, row, by, { action: 'take-down', at: new Date(at), content: null, note })
    return isPlanned ? accepted({ isSuccess: true as const }) : refused('TIME_PAST')
  })
}

export function moveSchedule(needs: PageNeeds, by: Editor, id: number, schedule: number, at: Date) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (await stores.schedules.isPast(at)) return refused('TIME_PAST')
    const before = await stores.schedules.move(id, schedule, at)
    if (!before) return refused('NOT_FOUND')
    await stores.edited.write(row, 'pages')
    await stores.record(by, {
      action: 'page.schedule',
      subject: `page:${id}`,
      before: { action: before.action, at: before.at },
      after: { action: before.action, at },
    })
    return accepted({ isSuccess: true as const })
  })
}

export function cancelSchedule(needs: PageNeeds, by: Editor, id: number, schedule: number) {
  return changingPage(needs, by, id, async (stores, row) => {
    const gone = await stores.schedules.remove(id, schedule)
    if (!gone) return refused('NOT_FOUND')
    await stores.edited.write(row, 'pages')
    await stores.record(by, {
      action: 'page.unschedule',
      subject: `page:${id}`,
      before: { action: gone.action, at: gone.at },
    })
    return accepted({ isSuccess: true as const })
  })
}
