import type { Site } from '#contract/site.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import type { LeasedMail, NewMail, WrittenMail } from '#server/mail/outgoing-mail.ts'
import { CODE_MINUTES, type CustomerCodeStore } from './customer-codes.store.ts'
import type { LoginCodes } from './login-codes.ts'

type Said = { siteName: string; language: Site['languages'][number]; code: string; minutes: number }

export type CodeMailNeeds = {
  codes: CustomerCodeStore
  loginCodes: LoginCodes
  shop: Site
  write: (said: Said) => Pick<Mail, 'subject' | 'text' | 'html'>
}

export const CODE_MAIL = 'login-code'

/** The mail for a request. It stores the request, not the code. */
export function codeMail(request: string, email: string): NewMail {
  return { id: `${mailPrefix(email)}-${request}`, kind: CODE_MAIL, about: request, recipient: email }
}

/** Writes the mail with the code of a valid request. It reads the same with and without an account. */
export async function writeCodeMail(
  { codes, loginCodes, shop, write }: CodeMailNeeds,
  { about: request }: Pick<LeasedMail, 'about'>,
): Promise<WrittenMail | undefined> {
  const found = await codes.find(request)
  if (!found) return undefined
  const code = loginCodes.codeFor(request)
  return {
    ...write({ siteName: shop.name, language: shop.languages[0], code, minutes: CODE_MINUTES }),
    from: { name: shop.name, address: shop.mail.sender },
    to: found.email,
  }
}

/** A prefix for the ids of an address's mails that does not reveal the address, so that they can be erased. */
export function mailPrefix(email: string): string {
  return `customer-${hashOf(email).slice(0, 22)}`
}
