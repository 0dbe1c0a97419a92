import { refused } from '#contract/outcome.ts'
import type { SharedCounts } from '#server/shared-counts.ts'
import { hashOf } from './secret-hash.ts'

const WINDOW_SECONDS = 15 * 60
const WRONG_PER_ACCOUNT = { tries: 5, windowSeconds: WINDOW_SECONDS }
const WRONG_PER_CLIENT = { tries: 20, windowSeconds: WINDOW_SECONDS }

type Needs = {
  counts: SharedCounts
  /** Whether a captcha token is valid; it is spent then. */
  isSolved: (token: string) => Promise<boolean>
}
type Try = { email: string; client: string; captchaToken: string }

/**
 * Slows down guessing, on all nodes together: after some wrong passwords each further try costs a captcha. Nobody is locked out by what
 * others guess. An unknown address is treated like any other.
 */
export function loginGuard({ counts, isSolved }: Needs) {
  const keysOf = ({ email, client }: Try) => [`login account ${hashOf(email)}`, `login client ${client}`] as const
  return {
    /** Counts a try before the password is looked at, so that tries at the same moment count, too. Null: go ahead. */
    async admit(attempt: Try) {
      const [account, client] = keysOf(attempt)
      const waits = [await counts.take(account, WRONG_PER_ACCOUNT), await counts.take(client, WRONG_PER_CLIENT)]
      if (waits.every((wait) => wait === 0)) return null
      if (attempt.captchaToken === '') return refused('CAPTCHA_NEEDED')
      return (await isSolved(attempt.captchaToken)) ? null : refused('CAPTCHA_FAILED')
    },

    /** The password was right: the try does not count. */
    async giveBack(attempt: Try): Promise<void> {
      for (const key of keysOf(attempt)) await counts.giveBack(key)
    },
  }
}

export type LoginGuard = ReturnType<typeof loginGuard>
