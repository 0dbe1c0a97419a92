import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { accepted, type Outcome } from '#contract/outcome.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Sql } from '#server/db/database.ts'
import { answeredRequests } from '#server/db/schema.ts'
import type { AnswerOnce, RepeatedRequest } from '#server/once.ts'

/** A browser repeats a request within seconds; a day leaves room for a phone that was off. */
const KEPT_HOURS = 24

export function answeredRequestStore(db: Sql): { answerOnce: AnswerOnce; deleteOld(): Promise<void> } {
  return {
    answerOnce: (request, work) => (request ? doOnce(db, keyOf(request), work) : undoneIfRefused(db, work)),

    async deleteOld() {
      await db
        .delete(answeredRequests)
        .where(lt(answeredRequests.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`))
    },
  }
}

/** A request that comes while the same one is under way waits at the insert until that one has committed. */
function doOnce<Value>(
  db: Sql,
  key: string,
  work: (tx: Sql) => Promise<Outcome<Value, RefusalCode>>,
): Promise<Outcome<Value, RefusalCode>> {
  return undoneIfRefused(db, async (tx) => {
    const [isFirst] = await tx.insert(answeredRequests).values({ key }).onConflictDoNothing().returning()
    const here = eq(answeredRequests.key, key)
    if (!isFirst) {
      const [answered] = await tx.select({ value: answeredRequests.value }).from(answeredRequests).where(here)
      return accepted(answered?.value as Value)
    }
    const outcome = await work(tx)
    if (outcome.ok) await tx.update(answeredRequests).set({ value: outcome.value }).where(here)
    return outcome
  })
}

/** A refusal changes nothing and is not remembered, so the caller may try again with the same key. */
async function undoneIfRefused<Value>(
  db: Sql,
  work: (tx: Sql) => Promise<Outcome<Value, RefusalCode>>,
): Promise<Outcome<Value, RefusalCode>> {
  try {
    return await db.atomically(async (tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new RefusedError(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RefusedError) return error.outcome as Outcome<Value, RefusalCode>
    throw error
  }
}

/** Undoes the transaction on the refusal's way out. */
class RefusedError extends Error {
  readonly outcome: Outcome<never, RefusalCode>
  constructor(outcome: Outcome<never, RefusalCode>) {
    super('Refused')
    this.outcome = outcome
  }
}

function keyOf({ address, caller, key }: RepeatedRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([address, caller, key]))
    .digest('base64url')
}
