import type { Site } from '#contract/site.ts'
import type { Mail, Mailer } from '#server/adapters/mail/mailer.ts'
import { CODE_MINUTES, type CustomerCodeStore } from './customer-codes.store.ts'
import type { LoginCodes } from './login-codes.ts'
import { hashOf } from './secret-hash.ts'

type Said = { siteName: string; language: Site['languages'][number]; code: string; minutes: number }

export type MailNeeds = {
  codes: CustomerCodeStore
  loginCodes: LoginCodes
  mailer: Mailer
  shop: Site
  write: (said: Said) => Pick<Mail, 'subject' | 'text' | 'html'>
}

/** Mails the code of a request that is still valid. The mail says the same whether there is an account or not. */
export async function mailCode({ codes, loginCodes, mailer, shop, write }: MailNeeds, id: string): Promise<void> {
  const found = await codes.find(id)
  if (!found) return
  await mailer.deliver({
    ...write({
      siteName: shop.name,
      language: shop.languages[0],
      code: loginCodes.codeFor(id),
      minutes: CODE_MINUTES,
    }),
    id: `${mailPrefix(found.email)}-${id}`,
    from: { name: shop.name, address: shop.mail.sender },
    to: found.email,
  })
}

/** Names the kept mails of an address without saying it, so that they can be erased. */
export function mailPrefix(email: string): string {
  return `customer-${hashOf(email).slice(0, 22)}`
}
