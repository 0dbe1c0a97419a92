import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { RefusalCode } from '#contract/calls/refusals.ts'
import { accepted, type Outcome } from '#contract/values/outcome.ts'
import type { Sql } from '#server/db/database.ts'
import { answeredRequests } from '#server/db/schema/requests.ts'
import type { AnswerOnce, FindAnswer, RepeatedRequest } from '#server/once.ts'

/** A browser retries within seconds; a day leaves room for a phone that was off. */
const RETENTION_HOURS = 24

type AnsweredRequestStore = { answerOnce: AnswerOnce; findAnswer: FindAnswer; deleteOld(): Promise<void> }

export function answeredRequestStore(db: Sql): AnsweredRequestStore {
  return {
    async findAnswer(request) {
      const thisKey = eq(answeredRequests.key, keyOf(request))
      const [answered] = await db.select({ value: answeredRequests.value }).from(answeredRequests).where(thisKey)
      return answered
    },

    answerOnce: (request, work) => (request ? doOnce(db, keyOf(request), work) : rollBackIfRefused(db, work)),

    async deleteOld() {
      await db
        .delete(answeredRequests)
        .where(lt(answeredRequests.createdAt, sql`now() - make_interval(hours => ${RETENTION_HOURS})`))
    },
  }
}

/** A request with the same key as a running one waits at the insert until that one commits. */
function doOnce<Value>(
  db: Sql,
  key: string,
  work: (tx: Sql) => Promise<Outcome<Value, RefusalCode>>,
): Promise<Outcome<Value, RefusalCode>> {
  return rollBackIfRefused(db, async (tx) => {
    const [isFirst] = await tx.insert(answeredRequests).values({ key }).onConflictDoNothing().returning()
    const thisKey = eq(answeredRequests.key, key)
    if (!isFirst) {
      const [answered] = await tx.select({ value: answeredRequests.value }).from(answeredRequests).where(thisKey)
      return accepted(answered?.value as Value)
    }
    const outcome = await work(tx)
    if (outcome.ok) await tx.update(answeredRequests).set({ value: outcome.value }).where(thisKey)
    return outcome
  })
}

/** A refusal changes nothing and is not stored, so the caller may retry with the same key. */
async function rollBackIfRefused<Value>(
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

/** Thrown to roll back the transaction of a refusal. */
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
