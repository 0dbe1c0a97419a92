import { LIANA_ORIGIN, lianaMailer } from './liana-mailer.ts'
import type { NewsletterService } from './newsletter-service.ts'

type Settings = { LIANA_ACCOUNT?: string | undefined; LIANA_LISTS?: readonly [string, string][] | undefined }

/** Undefined where subscriptions stay in our own table only. */
export function openNewsletterService(
  { LIANA_ACCOUNT, LIANA_LISTS = [] }: Settings,
  now: () => Date,
): NewsletterService | undefined {
  if (!LIANA_ACCOUNT) return undefined
  const [realm = '', user = '', ...rest] = LIANA_ACCOUNT.split(':')
  const lists = new Map(LIANA_LISTS.map(([site, list]) => [site, Number(list)]))
  return lianaMailer({ origin: LIANA_ORIGIN, realm, user, secret: rest.join(':'), lists, now })
}
