import { createHmac } from 'node:crypto'
import { refused } from '#contract/values/outcome.ts'
import type { SharedCounts } from '#server/limits/shared-counts.ts'
import type { SolvedCaptcha } from '#server/limits/solved-captcha.ts'
import type { Transaction } from '#server/once.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Different addresses that a client may subscribe in a day without a captcha: enough for a household. */
const FREE_ADDRESSES = 5

export type LimitNeeds = {
  countsIn: (tx: Transaction) => SharedCounts
  /** Multiplies the limit; 0 turns it off. */
  limitFactor: number
  /** Counts are kept for a day, so that neither address nor client can be read from them. */
  secret: string
}

type Asked = { client: string; email: string; captchaToken: string; solved: SolvedCaptcha | null }

/**
 * Keeps one client from mailing many strangers, on all nodes together: beyond a few different addresses each further one costs a captcha.
 * The same address again costs nothing. Null: go ahead. What is refused must be rolled back, and is then not counted.
 */
export async function limitAddresses({ countsIn, limitFactor, secret }: LimitNeeds, tx: Transaction, asked: Asked) {
  if (limitFactor === 0) return null
  const { client, email, captchaToken, solved } = asked
  const counts = countsIn(tx)
  const keyOf = (...parts: string[]) =>
    `subscriber ${createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')}`
  const isRepeated =
    (await counts.take(keyOf(client, email.toLowerCase()), { tries: 1, windowSeconds: DAY_SECONDS })) > 0
  if (isRepeated) return null
  const tries = Math.max(1, Math.round(FREE_ADDRESSES * limitFactor))
  const isFree = (await counts.take(keyOf(client), { tries, windowSeconds: DAY_SECONDS })) === 0
  if (isFree) return null
  if (captchaToken === '') return refused('CAPTCHA_NEEDED')
  return solved && (await solved.spend(tx)) ? null : refused('CAPTCHA_FAILED')
}
