import type { Language } from '#contract/site.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { doDue } from '#server/edited-pages/due.ts'
import { DueTimer } from '#server/edited-pages/due-timer.ts'
import { editedStore } from '#server/edited-pages/edited.store.ts'
import { BIN_DAYS } from '#server/edited-pages/heads.ts'
import type { FormOf } from '#server/edited-pages/links-in-language.ts'
import { listStore } from '#server/edited-pages/list.store.ts'
import type { CheckNeeds } from '#server/edited-pages/page-problems.ts'
import { presenceStore } from '#server/edited-pages/presence.store.ts'
import type { PreviewNeeds } from '#server/edited-pages/preview.ts'
import { pageStores } from '#server/edited-pages/transaction.store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { draftCalls } from './drafts.http.ts'
import { treeCalls } from './pages.http.ts'
import { presenceCalls, previewCalls, previewRoutes } from './preview.http.ts'
import { translationCalls } from './translations.http.ts'

/** What a window has not sent for this long is not sent any more. */
const WINDOW_DAYS = 90

type Needs = CheckNeeds &
  PreviewNeeds & {
    database: Database
    jobs: Jobs
    formOf: FormOf
    siteLanguages: ReadonlyMap<string, readonly Language[]>
    publicAddress: (page: { site: string; language: Language; path: string }) => string
    onProblem: (error: unknown, sentence: string) => void
  }

/** Pages as editors change them: drafts, versions, the tree, the preview, who is there. */
export function openOfficePages({ database, jobs, siteLanguages, publicAddress, onProblem, ...needs }: Needs) {
  const reading = pageStores(database.sql)
  const presence = presenceStore(database.sql)
  const actions = {
    ...needs,
    reading,
    atomically: <T>(work: (stores: typeof reading) => Promise<T>) => database.transaction((tx) => work(pageStores(tx))),
  }
  const timer = new DueTimer({
    msUntilNext: reading.schedules.msUntilNext,
    doDue: () => doDue(actions),
    onError: (error) => onProblem(error, 'Publishing at a time'),
  })
  jobs.define({
    name: 'empty-page-bin',
    at: '40 3 * * *',
    run: async () => {
      await editedStore(database.sql).emptyBin(BIN_DAYS)
      await editedStore(database.sql).forgetWindows(WINDOW_DAYS)
      await presence.forgetOld()
    },
  })
  const onScheduled = () => timer.look()
  timer.look()
  return {
    name: 'office pages',
    actions,
    calls: [
      ...treeCalls({ ...actions, list: listStore(database.sql, siteLanguages) }),
      ...draftCalls({ ...actions, publicAddress, onScheduled }),
      ...translationCalls(actions),
      ...previewCalls(actions),
      ...presenceCalls({ reading, presence }),
    ],
    routes: previewRoutes(actions),
    onChange: ({ news = [] }) => {
      if (news.some(({ kind }) => kind === 'pages')) timer.look()
    },
    onMissedChanges: () => timer.look(),
    close: () => timer.end(),
  } satisfies Capability & Record<string, unknown>
}
