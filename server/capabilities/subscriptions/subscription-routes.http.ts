import { accepted } from '#contract/outcome.ts'
import type { Language, Site } from '#contract/site.ts'
import { confirmPage, confirmSubscription, endPage, endSubscription } from '#contract/subscription-routes.ts'
import { type RouteAnswer, type ServedRoute, servedRoute } from '#server/http/calls/served.ts'
import type { Subscription } from './subscription.ts'
import type { SubscriptionLinks } from './subscription-links.ts'
import type { SubscriptionStore } from './subscriptions.store.ts'

type Document = Extract<RouteAnswer, { kind: 'document' }>['document']
type Notice = 'askToConfirm' | 'confirmed' | 'askToEnd' | 'ended' | 'invalid'

export type RouteNeeds = {
  store: SubscriptionStore
  links: SubscriptionLinks
  confirm: (request: string) => Promise<void>
  /** A page of the site about these lists. Where it asks, it has a button that posts to its own address. */
  notice: (site: Site, language: Language, kind: Notice, lists: readonly string[]) => Promise<Document>
}

/** The pages behind the links in mails. */
export function subscriptionRoutes(needs: RouteNeeds): ServedRoute[] {
  const { store, confirm } = needs
  return [
    servedRoute(confirmPage, (given) => answer(needs, 'confirm', given, async () => 'askToConfirm')),
    servedRoute(endPage, (given) => answer(needs, 'end', given, async () => 'askToEnd')),
    servedRoute(confirmSubscription, (given) =>
      answer(needs, 'confirm', given, async (request) => {
        await confirm(request)
        return 'confirmed'
      }),
    ),
    servedRoute(endSubscription, (given) =>
      answer(needs, 'end', given, async (request) => {
        await store.end(request)
        return 'ended'
      }),
    ),
  ]
}

type Given = { params: { token: string }; site: Site; language: Language }

/** Acts on the request that a token names. A link that is not ours, or whose subscriptions are gone, says so. */
async function answer(
  { links, store, notice }: RouteNeeds,
  purpose: 'confirm' | 'end',
  { params, site, language }: Given,
  act: (request: string) => Promise<Notice>,
) {
  const request = links.requestOf(purpose, params.token)
  const found = request ? await store.ofRequest(request) : []
  // Who has ended a subscription cannot confirm it with an old link.
  const isUsable = (one: Subscription) => one.site === site.id && (purpose === 'end' || one.state !== 'ended')
  const usable = found.filter(isUsable)
  const [first] = usable
  if (!request || !first) return accepted(pageOf(await notice(site, language, 'invalid', []), 404))
  const lists = usable.map(({ list }) => list)
  return accepted(pageOf(await notice(site, first.language, await act(request), lists), 200))
}

function pageOf(document: Document, status: number): RouteAnswer {
  return { kind: 'document', document, status, page: { framing: 'nobody', cache: 'no-store' } }
}
