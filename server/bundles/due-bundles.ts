import type { BundleNeeds } from './bundle-needs.ts'
import { lockAll } from './lock-all.ts'
import { publishAll, sentencesOf, UndoneError } from './publish-bundle.ts'

/** Publishes every bundle whose time has come. One that cannot go out whole stays as it was, is open again and says why. */
export async function doDueBundles(needs: BundleNeeds): Promise<number> {
  for (let done = 0; ; done++) {
    if (!(await doNext(needs))) return done
  }
}

type Failed = { id: number; texts: string[] }

/** In a transaction of its own, so that a failure undoes nothing of others. */
async function doNext(needs: BundleNeeds): Promise<boolean> {
  const outcome = await needs
    .atomically(async (stores): Promise<'done' | 'none'> => {
      const due = await stores.bundles.takeDue()
      if (!due) return 'none'
      const members = await stores.bundles.members(due.id)
      await lockAll(needs.kinds, stores, members)
      const by = { id: due.staff ?? '', name: due.by ?? '' }
      const { problems } = await publishAll(needs, stores, due, by, members)
      if (problems.length > 0) throw new UndoneError<Failed>({ id: due.id, texts: sentencesOf(problems) })
      return 'done'
    })
    .catch((error): Failed => {
      if (error instanceof UndoneError) return error.found as Failed
      throw error
    })
  if (typeof outcome === 'string') return outcome === 'done'
  await fail(needs, outcome)
  return true
}

function fail({ atomically }: BundleNeeds, { id, texts }: Failed): Promise<void> {
  return atomically(async ({ bundles, record }) => {
    const bundle = await bundles.lock(id)
    // Somebody has cancelled it meanwhile, or another node has said so before.
    if (bundle?.state !== 'planned') return
    await bundles.write({ ...bundle, state: 'open', at: null, failure: texts }, bundle.by ?? '')
    await record(
      { id: bundle.staff ?? '', name: bundle.by ?? '' },
      { action: 'bundle.failed', subject: `bundle:${id}`, after: { name: bundle.name, why: texts } },
    )
  })
}
