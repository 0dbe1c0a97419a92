import type { LinkPurpose } from '#contract/customer-data.ts'
import type { Site } from '#contract/site.ts'
import type { Mail, Mailer } from '#server/adapters/mail/mailer.ts'
import type { CustomerLinks } from './customer-links.ts'
import type { CustomerStore } from './customers.store.ts'
import { hashOf } from './secret-hash.ts'

/** What a mail to a customer says. `known`: there is an account with the address. */
type Said = {
  siteName: string
  language: Site['languages'][number]
  purpose: LinkPurpose
  known: boolean
  link: string
}

export type MailNeeds = {
  store: CustomerStore
  links: CustomerLinks
  mailer: Mailer
  shop: Site
  origin: string
  write: (said: Said) => Pick<Mail, 'subject' | 'text' | 'html'>
}

const pages: Record<LinkPurpose, string> = { register: '/rekisteroidy', reset: '/unohtunut-salasana' }

/** Mails the link that was asked for, and nothing if somebody without an account has forgotten a password. */
export async function mailLink({ store, links, mailer, shop, origin, write }: MailNeeds, id: string): Promise<void> {
  const found = await store.findLink(id)
  if (!found) return
  const { email, purpose } = found
  const known = (await store.findByEmail(email)) !== null
  if (purpose === 'reset' && !known) return
  // Behind the number sign, so that neither a log nor another site gets to see it.
  const secret = new URLSearchParams({ avain: links.tokenFor(id), tili: email })
  await mailer.deliver({
    ...write({
      ...{ siteName: shop.name, language: shop.languages[0], purpose, known },
      link: `${origin}${pages[purpose]}#${secret}`,
    }),
    id: `${mailPrefix(email)}-${id}`,
    from: { name: shop.name, address: shop.mail.sender },
    to: email,
  })
}

/** Names the kept mails of an address without saying it, so that they can be erased. */
export function mailPrefix(email: string): string {
  return `customer-${hashOf(email).slice(0, 22)}`
}
