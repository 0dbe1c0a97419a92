import type { Outcome } from '#contract/values/outcome.ts'
import type { EditedRow } from './edited.ts'
import type { PageNeeds } from './page-needs.ts'
import { hideContent, type NamedActor, publishContent } from './publish.ts'
import type { Schedule } from './schedule.store.ts'
import type { PageStores } from './transaction.store.ts'

/** Does everything whose time has come. What cannot be done says why and is not tried again; nothing of it is half done. */
export async function doDue(needs: PageNeeds): Promise<number> {
  for (let done = 0; ; done++) {
    const due = await doNext(needs)
    if (due === null) return done
  }
}

/** In a transaction of its own, so that a failure undoes nothing of others. */
async function doNext(needs: PageNeeds): Promise<number | null> {
  let refusal: { id: number; text: string } | undefined
  const done = await needs
    .atomically(async (stores) => {
      const due = await stores.schedules.takeDue()
      if (!due) return null
      const row = await stores.edited.lock(due.page)
      const outcome = await perform(needs, stores, row, due)
      if (!outcome.ok) {
        refusal = { id: due.id, text: outcome.problems.join(' ') || 'Sivua ei enää ole.' }
        throw new UndoneError()
      }
      await stores.schedules.remove(due.page, due.id)
      return due.id
    })
    .catch((error) => {
      if (error instanceof UndoneError) return -1
      throw error
    })
  const failed = refusal
  if (failed) await needs.atomically(({ schedules }) => schedules.fail(failed.id, failed.text))
  return done
}

class UndoneError extends Error {}

async function perform(
  needs: PageNeeds,
  stores: PageStores,
  row: EditedRow | null,
  { action, content, note, staff, by }: Schedule,
): Promise<Outcome<unknown, string>> {
  const actor: NamedActor = { id: staff, name: by }
  if (!row || row.state === 'binned') return { ok: false, code: 'PAGE_IN_BIN', problems: ['Sivu on roskakorissa.'] }
  if (action === 'publish' && content) return publishContent(needs, stores, row, { content, by: actor, note })
  if (row.state === 'published') await hideContent(stores, row, actor, note)
  return { ok: true, value: null }
}
