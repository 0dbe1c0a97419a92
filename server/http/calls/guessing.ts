import type { GuessKind } from '#contract/calls/call.ts'
import type { RefusalCode } from '#contract/calls/refusals.ts'
import { type Outcome, refused } from '#contract/values/outcome.ts'
import type { RateLimits } from '#server/http/clients/rate-limits.ts'
import type { Customer } from './sessions.ts'

type Needs = {
  limits: Pick<RateLimits, 'take' | 'giveBack'>
  /** Whether a captcha token is valid; it is spent then. */
  isSolved: (token: string) => Promise<boolean>
}

type Guesser = { kind: GuessKind; client: string; customer: Customer | null | undefined; captchaToken: string }

/** Runs what a stranger may guess. Only wrong answers count; beyond the limit, each further try needs a captcha. */
export type Guess = <Value>(
  work: () => Promise<Outcome<Value, RefusalCode>>,
  isWrong?: (outcome: Outcome<Value, RefusalCode>) => boolean,
) => Promise<Outcome<Value, RefusalCode>>

/** Requests of one client that may wait here for each other. */
const MOST_WAITING = 100

/**
 * Each kind of guess has its own count, for each client, and for customers with a session their own: what neighbours behind one address
 * guess is not theirs. Tries of one client go one after another: each is counted before its answer is known, so that tries at the same
 * moment all count, and right ones at the same moment never reach the limit.
 */
export function guessing({ limits, isSolved }: Needs): (guesser: Guesser) => Guess {
  const turns = new Map<string, { last: Promise<unknown>; waiting: number }>()

  const inTurn = async <Value>(key: string, work: () => Promise<Value>): Promise<Value | null> => {
    const turn = turns.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (turn.waiting >= MOST_WAITING) return null
    turns.set(key, turn)
    turn.waiting++
    const mine = turn.last.then(work)
    turn.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      turn.waiting--
      if (turn.waiting === 0) turns.delete(key)
    }
  }

  return ({ kind, client, customer, captchaToken }) => {
    const key = `${kind} ${customer ? `customer ${customer.id}` : client}`
    return async (work, isWrong = ({ ok }) => !ok) => {
      const outcome = await inTurn(key, async () => {
        const isOver = (await limits.take('guess', key)) > 0
        if (isOver && captchaToken === '') return refused('CAPTCHA_NEEDED')
        if (isOver && !(await isSolved(captchaToken))) return refused('CAPTCHA_FAILED')
        const answered = await work()
        if (!isWrong(answered)) await limits.giveBack('guess', key)
        return answered
      })
      return outcome ?? refused('TOO_MANY_REQUESTS')
    }
  }
}
