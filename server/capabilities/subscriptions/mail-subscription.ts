import type { Language, Site, Theme } from '#contract/site.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import type { LeasedMail, NewMail, WrittenMail } from '#server/mail/outgoing-mail.ts'
import { isDraw } from './subscription.ts'
import type { SubscriptionLinks } from './subscription-links.ts'
import type { SubscriptionStore } from './subscriptions.store.ts'

/** What a mail about subscriptions says. */
type Said = {
  siteName: string
  language: Language
  lists: readonly string[]
  confirmAt?: string
  endAt: string
  colors: Theme['colors']
}

export type MailNeeds = {
  store: SubscriptionStore
  links: SubscriptionLinks
  findSite: (id: string) => Site | undefined
  origins: ReadonlyMap<string, string>
  write: (said: Said) => Pick<Mail, 'subject' | 'text' | 'html'>
}

export const SUBSCRIPTION_MAIL = 'subscription'

/** The mail that is owed for a request. A second one about the same request, on another day, is another mail. */
export function subscriptionMail(request: string, email: string, at: Date): NewMail {
  const detail = String(at.getTime())
  return { id: `${request}-${detail}`, kind: SUBSCRIPTION_MAIL, about: request, detail, recipient: email }
}

/** Asks for confirmation of what waits, or says that everything is in force already. What has ended since needs no mail. */
export async function writeSubscriptionMail(
  { store, links, findSite, origins, write }: MailNeeds,
  { about: request }: Pick<LeasedMail, 'about'>,
): Promise<WrittenMail | undefined> {
  const current = (await store.ofRequest(request)).filter(({ state }) => state !== 'ended')
  const [first] = current
  const site = first && findSite(first.site)
  if (!first || !site) return undefined
  const waiting = current.filter(({ state }) => state === 'waiting')
  const origin = origins.get(site.id) ?? ''
  const endAt = `${origin}/peru-tilaus/${links.tokenFor('end', request)}`
  const confirmAt = `${origin}/vahvista/${links.tokenFor('confirm', request)}`
  const lists = (waiting.length > 0 ? waiting : current).map(({ list }) => list)
  const said = { siteName: site.name, language: first.language, lists, endAt, colors: site.theme.colors }
  return {
    ...write(waiting.length > 0 ? { ...said, confirmAt } : said),
    from: { name: site.name, address: site.mail.sender },
    to: first.email,
    // One click ends mails; a draw is left by the button alone.
    ...(current.every(isDraw) ? {} : { unsubscribeAt: endAt }),
  }
}
