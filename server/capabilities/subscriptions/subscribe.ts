import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/site.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import type { Transaction } from '#server/once.ts'
import { subscriptionMail } from './mail-subscription.ts'
import { listsToMail } from './subscription.ts'
import type { SubscriptionStore } from './subscriptions.store.ts'

type Needs = {
  storeIn: (tx: Transaction) => SubscriptionStore
  now: () => Date
}

type Asked = { site: string; email: string; language: Language; lists: readonly string[] }

/** Puts an address on lists, where it waits for confirmation by mail. The answer tells nothing about the address. */
export async function subscribe({ storeIn, now }: Needs, tx: Transaction, asked: Asked): Promise<void> {
  const store = storeIn(tx)
  const email = asked.email.toLowerCase()
  const known = await store.lock(asked.site, email)
  const lists = listsToMail([...new Set(asked.lists)], known, now())
  if (lists.length === 0) return
  // The same lists again keep their links, so that an older mail still works.
  const requests = new Set(lists.map((list) => known.find((other) => other.list === list)?.request))
  const [earlier] = requests
  const request = requests.size === 1 && earlier !== undefined ? earlier : randomUUID()
  const at = now()
  await store.ask({ ...asked, email, lists, request, at })
  await outgoingMailStore(tx).add(subscriptionMail(request, email, at))
}
