import { refused, refusedFor } from '#contract/values/outcome.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import type { SharedCounts, SharedLimit, SharedPauses } from '#server/limits/shared-counts.ts'

const WINDOW_SECONDS = 15 * 60
const WRONG_PER_ACCOUNT = { tries: 5, windowSeconds: WINDOW_SECONDS }
const WRONG_PER_CLIENT = { tries: 20, windowSeconds: WINDOW_SECONDS }
const WRONG_CODES_PER_CLIENT = { tries: 20, windowSeconds: WINDOW_SECONDS }
/** Mails per address: more would be a nuisance to its owner, and more codes would allow more guesses. */
const MAILS_PER_ADDRESS = { tries: 4, windowSeconds: 3600 }
const MAILS_PER_ADDRESS_AND_DAY = { tries: 20, windowSeconds: 24 * 3600 }

type Needs = {
  counts: SharedCounts
  pauses: SharedPauses
  /** Whether a captcha token is valid; it is spent then. */
  isSolved: (token: string) => Promise<boolean>
}
type Try = { email: string; client: string; captchaToken: string }
type CodeTry = Pick<Try, 'client' | 'captchaToken'>

/**
 * Slows down guessing, on all nodes together: after some wrong passwords each further try costs a captcha, and a pause that grows with
 * each. Nobody is locked out by what others guess: the pause ends after half a minute, and codes by mail know none. An unknown address
 * is treated like any other.
 */
export function loginGuard({ counts, pauses, isSolved }: Needs) {
  const accountKey = ({ email }: Try) => `login account ${hashOf(email)}`
  const pauseKey = ({ email }: Try) => `login pause ${hashOf(email)}`
  const clientKey = ({ client }: CodeTry) => `login client ${client}`
  const codeKey = ({ client }: CodeTry) => `code client ${client}`

  const isOver = async (key: string, limit: SharedLimit) => (await counts.take(key, limit)) > 0
  const checkCaptcha = async (token: string) => {
    if (token === '') return refused('CAPTCHA_NEEDED')
    return (await isSolved(token)) ? null : refused('CAPTCHA_FAILED')
  }
  return {
    /** Counts a try before the password is checked, so that concurrent tries count too. Null: go ahead. */
    async admit(attempt: Try) {
      const isAccountOver = await isOver(accountKey(attempt), WRONG_PER_ACCOUNT)
      const isClientOver = await isOver(clientKey(attempt), WRONG_PER_CLIENT)
      if (!isAccountOver && !isClientOver) return null
      const refusal = await checkCaptcha(attempt.captchaToken)
      if (refusal || !isAccountOver) return refusal
      const seconds = await pauses.pause(pauseKey(attempt))
      return seconds === 0 ? null : refusedFor('LOGIN_PAUSED', seconds)
    },

    /** Takes back the count of a try whose password was right. */
    async giveBack(attempt: Try): Promise<void> {
      for (const key of [accountKey(attempt), clientKey(attempt), pauseKey(attempt)]) await counts.giveBack(key)
    },

    /** Counts a typed code. The tries of each single code are limited with the code. */
    async admitCode(attempt: CodeTry) {
      return (await isOver(codeKey(attempt), WRONG_CODES_PER_CLIENT)) ? checkCaptcha(attempt.captchaToken) : null
    },

    /** Takes back the count of a try whose code was right, or that had no code to guess. */
    async giveCodeBack(attempt: CodeTry): Promise<void> {
      await counts.giveBack(codeKey(attempt))
    },

    /** Whether another code may be mailed to an address. The refusal tells nothing: it does not depend on an account. */
    async admitMail({ email, captchaToken }: Pick<Try, 'email' | 'captchaToken'>) {
      const isMany = await isOver(`mail account ${hashOf(email)}`, MAILS_PER_ADDRESS)
      const refusal = isMany ? await checkCaptcha(captchaToken) : null
      if (refusal) return refusal
      const seconds = await counts.take(`mail account day ${hashOf(email)}`, MAILS_PER_ADDRESS_AND_DAY)
      return seconds === 0 ? null : refusedFor('TOO_MANY_REQUESTS', seconds)
    },
  }
}

export type LoginGuard = ReturnType<typeof loginGuard>
