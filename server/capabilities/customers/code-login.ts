import { codeDigits } from '#contract/forms/text-rules.ts'
import { accepted, refused, refusedFields } from '#contract/values/outcome.ts'
import { hashPassword, isEasilyGuessed } from '#server/identity/passwords.ts'
import type { OutgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import type { CustomerCodeStore } from './customer-codes.store.ts'
import type { CustomerStore } from './customers.store.ts'
import type { LoginCodes } from './login-codes.ts'
import type { LoginGuard } from './login-guard.ts'
import { codeMail } from './mail-code.ts'

type Stores = { customers: CustomerStore; codes: CustomerCodeStore; mails: OutgoingMailStore }

export type CodeNeeds = {
  guard: LoginGuard
  codes: CustomerCodeStore
  loginCodes: LoginCodes
  atomically: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>
  /** Sends the mails that wait. */
  wakeMail: () => void
}

type Asking = { email: string; captchaToken: string }

type AskNeeds = Pick<CodeNeeds, 'guard' | 'atomically' | 'wakeMail'>

/** Mails a code. Looks up nothing about the address, so that time and answer do not tell whether it has an account. */
export async function askForCode({ guard, atomically, wakeMail }: AskNeeds, { email, captchaToken }: Asking) {
  const refusal = await guard.admitMail({ email, captchaToken })
  if (refusal) return refusal
  const request = await atomically(async ({ codes, mails }) => {
    const id = await codes.ask(email)
    await mails.add(codeMail(id, email))
    return id
  })
  wakeMail()
  return accepted(request)
}

type Typed = { request: string; code: string; client: string; captchaToken: string }

const REQUEST = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Checks a code against the one mailed for a request; `check` may refuse first. Does not use up the code. */
async function checkCode<Refusal>(
  { guard, codes, loginCodes }: Pick<CodeNeeds, 'guard' | 'codes' | 'loginCodes'>,
  { request, code, ...attempt }: Typed,
  check: (email: string) => Refusal | null,
) {
  const refusal = await guard.admitCode(attempt)
  if (refusal) return refusal
  const found = REQUEST.test(request) ? await codes.find(request) : null
  const early = found ? check(found.email) : refused('CODE_EXPIRED')
  if (early) {
    await guard.giveCodeBack(attempt)
    return early
  }
  const counted = await codes.countTry(request)
  if (!counted) return refused('CODE_EXPIRED')
  if (!loginCodes.isCodeOf(request, codeDigits(code))) {
    return counted.isLast ? refused('CODE_EXPIRED') : refusedFields({ code: 'codeWrong' })
  }
  await guard.giveCodeBack(attempt)
  return null
}

/**
 * Logs in the customer whose mailbox the code was sent to, and opens an account if there is none. An optional new password is
 * set, and all other sessions of the account end.
 */
export async function enterByCode(needs: CodeNeeds, { password, ...typed }: Typed & { password: string }) {
  const refusal = await checkCode(needs, typed, (email) =>
    password !== '' && isEasilyGuessed(password, email) ? refusedFields({ password: 'passwordCommon' }) : null,
  )
  if (refusal) return refusal
  const hash = password === '' ? null : await hashPassword(password)
  return needs.atomically(async ({ customers, codes }) => {
    const taken = await codes.take(typed.request)
    if (!taken) return refused('CODE_EXPIRED')
    const customer = await customers.open(taken.email)
    if (hash !== null) {
      await customers.setPassword(customer, hash)
      await customers.endSessions(customer)
    }
    return accepted(customer)
  })
}

/** Confirms an action of a logged-in customer without a password, by a code that was sent to their own address. */
export async function confirmByCode(needs: CodeNeeds, typed: Typed, own: string) {
  const refusal = await checkCode(needs, typed, (email) => (email === own ? null : refused('CODE_EXPIRED')))
  if (refusal) return refusal
  const taken = await needs.codes.take(typed.request)
  return taken ? accepted(taken.email) : refused('CODE_EXPIRED')
}
