import { subscriptionStore } from '#server/capabilities/subscriptions/subscriptions.store.ts'
import type { Database } from '#server/db/database.ts'

const BATCH_SIZE = 500

/** The active subscriptions as lines of a CSV file, read in batches. */
export async function* subscriptionLines({ sql }: Database): AsyncGenerator<string> {
  yield csvLine(['site', 'list', 'email', 'language', 'confirmed'])
  const store = subscriptionStore(sql)
  for (let batch = await store.active(BATCH_SIZE); batch.length > 0; ) {
    for (const { site, list, email, language, confirmedAt } of batch)
      yield csvLine([site, list, email, language, confirmedAt?.toISOString() ?? ''])
    batch = await store.active(BATCH_SIZE, batch.at(-1)?.id)
  }
}

/** A table program would run what begins like a formula. */
const FORMULA = /^[=+\-@\t]/

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replace(FORMULA, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`
}
