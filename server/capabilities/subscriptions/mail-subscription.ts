import type { Language, Site } from '#contract/site.ts'
import type { Mail, Mailer } from '#server/adapters/mail/mailer.ts'
import { isDraw } from './subscription.ts'
import type { SubscriptionLinks } from './subscription-links.ts'
import type { SubscriptionStore } from './subscriptions.store.ts'

/** What a mail about subscriptions says. */
type Said = { siteName: string; language: Language; lists: readonly string[]; confirmAt?: string; endAt: string }

export type MailNeeds = {
  store: SubscriptionStore
  mailer: Mailer
  links: SubscriptionLinks
  findSite: (id: string) => Site | undefined
  origins: ReadonlyMap<string, string>
  write: (said: Said) => Pick<Mail, 'subject' | 'text' | 'html'>
}

/** Asks for confirmation of what waits, or says that everything is in force already. What has ended since needs no mail. */
export async function mailSubscription(needs: MailNeeds, request: string): Promise<void> {
  const { store, mailer, links, findSite, origins, write } = needs
  const current = (await store.ofRequest(request)).filter(({ state }) => state !== 'ended')
  const [first] = current
  const site = first && findSite(first.site)
  if (!first || !site) return
  const waiting = current.filter(({ state }) => state === 'waiting')
  const origin = origins.get(site.id) ?? ''
  const endAt = `${origin}/peru-tilaus/${links.tokenFor('end', request)}`
  const confirmAt = `${origin}/vahvista/${links.tokenFor('confirm', request)}`
  const lists = (waiting.length > 0 ? waiting : current).map(({ list }) => list)
  const said = { siteName: site.name, language: first.language, lists, endAt }
  await mailer.deliver({
    ...write(waiting.length > 0 ? { ...said, confirmAt } : said),
    // A second mail about the same request, on another day, is another mail.
    id: `${request}-${first.mailedAt.getTime()}`,
    from: { name: site.name, address: site.mail.sender },
    to: first.email,
    // One click ends mails; a draw is left by the button alone.
    ...(current.every(isDraw) ? {} : { unsubscribeAt: endAt }),
  })
}
