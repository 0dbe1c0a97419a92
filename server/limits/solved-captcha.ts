import type { Sql } from '#server/db/database.ts'

/** Checks captcha tokens; the capability `captcha` provides it. */
export type Captcha = {
  /** Null unless the token is genuine, solved, not expired and not spent. */
  check(token: string): Promise<SolvedCaptcha | null>
}

export type SolvedCaptcha = {
  /** The same for every token that proves this solution. */
  id: string
  /** Spends the token in the transaction of what it was solved for. False if another request was faster. */
  spend: SpendCaptcha
}

export type SpendCaptcha = (tx: Sql) => Promise<boolean>
