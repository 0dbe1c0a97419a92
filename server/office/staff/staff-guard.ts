import { refusedFor } from '#contract/values/outcome.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import type { SharedCounts, SharedLimit, SharedPauses } from '#server/limits/shared-counts.ts'

const WINDOW_SECONDS = 15 * 60
const WRONG_PER_ACCOUNT: SharedLimit = { tries: 5, windowSeconds: WINDOW_SECONDS }
const WRONG_PER_CLIENT: SharedLimit = { tries: 20, windowSeconds: WINDOW_SECONDS }

type Needs = { counts: SharedCounts; pauses: SharedPauses }
export type Guesser = { email: string; client: string }

/**
 * Slows down guessing of passwords and codes, on all nodes together: after some wrong ones each further try has to wait for a pause that
 * grows to half a minute. Nobody is locked out by what others guess: passkeys know no pause. An unknown address is treated like any other.
 */
export function staffGuard({ counts, pauses }: Needs) {
  const keysOf = ({ email, client }: Guesser) => [
    { key: `staff account ${hashOf(email)}`, limit: WRONG_PER_ACCOUNT },
    { key: `staff client ${client}`, limit: WRONG_PER_CLIENT },
  ]
  const pauseOf = (key: string) => `pause ${key}`
  return {
    /** Counts a try before it is looked at, so that tries at the same moment count, too. Null: go ahead. */
    async admit(guesser: Guesser) {
      let seconds = 0
      for (const { key, limit } of keysOf(guesser)) {
        const isOver = (await counts.take(key, limit)) > 0
        if (isOver) seconds = Math.max(seconds, await pauses.pause(pauseOf(key)))
      }
      return seconds === 0 ? null : refusedFor('TOO_MANY_REQUESTS', seconds)
    },

    /** It was right: the try does not count. */
    async giveBack(guesser: Guesser): Promise<void> {
      for (const { key } of keysOf(guesser)) {
        await counts.giveBack(key)
        await counts.giveBack(pauseOf(key))
      }
    },
  }
}
