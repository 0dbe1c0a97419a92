import { doDueBundles } from '#server/bundles/due-bundles.ts'
import { type KindNeeds, memberKinds } from '#server/bundles/kinds.ts'
import { type StoreNeeds, storesIn } from '#server/bundles/stores-in.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { DueTimer } from '#server/edited-pages/due-timer.ts'
import { bundleCalls } from './bundles.http.ts'

type Needs = KindNeeds &
  StoreNeeds & {
    database: Database
    onProblem: (error: unknown, sentence: string) => void
  }

/** What goes out together at a time, and is taken back as one. */
export function openBundles({ database, applyPricesAt, dropLater, onProblem, ...needs }: Needs) {
  const stores = storesIn({ applyPricesAt, dropLater })
  const reading = stores(database.sql)
  const actions = {
    kinds: memberKinds(needs),
    reading,
    atomically: <T>(work: (own: typeof reading) => Promise<T>) => database.transaction((tx) => work(stores(tx))),
  }
  const timer = new DueTimer({
    msUntilNext: reading.bundles.msUntilNext,
    doDue: () => doDueBundles(actions),
    onError: (error) => onProblem(error, 'Publishing a bundle at its time'),
  })
  timer.look()
  return {
    name: 'office bundles',
    calls: bundleCalls({ ...actions, onPlanned: () => timer.look() }),
    onChange: ({ news = [] }) => {
      if (news.some(({ kind }) => kind === 'bundles')) timer.look()
    },
    onMissedChanges: () => timer.look(),
    close: () => timer.end(),
  } satisfies Capability & Record<string, unknown>
}
