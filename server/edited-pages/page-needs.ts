import { refused } from '#contract/values/outcome.ts'
import type { EditedRow } from './edited.ts'
import { mayChange, type Person } from './may.ts'
import type { CheckNeeds } from './page-problems.ts'
import type { PageStores } from './transaction.store.ts'

export type PageNeeds = CheckNeeds & {
  atomically: <T>(work: (stores: PageStores) => Promise<T>) => Promise<T>
}

export type Editor = Person & { id: string; name: string }

type NotThere = ReturnType<typeof refused<'PAGE_UNKNOWN' | 'ROLE_NEEDED'>>

/** Changes a page that the person may change, alone until the transaction ends. */
export function changingPage<Result>(
  { atomically }: Pick<PageNeeds, 'atomically'>,
  by: Editor,
  id: number,
  work: (stores: PageStores, row: EditedRow) => Promise<Result>,
): Promise<Result | NotThere> {
  return atomically(async (stores): Promise<Result | NotThere> => {
    const known = await stores.edited.find(id)
    if (!known) return refused('PAGE_UNKNOWN')
    if (!mayChange(by, known.site)) return refused('ROLE_NEEDED')
    const row = await stores.edited.lock(id)
    return row ? work(stores, row) : refused('PAGE_UNKNOWN')
  })
}
