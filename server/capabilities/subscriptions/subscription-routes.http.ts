import {
  confirmPage,
  confirmSubscription,
  endPage,
  endSubscription,
  type SubscriptionNotice,
} from '#contract/customers/subscription-routes.ts'
import type { Language, Site } from '#contract/site.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type RouteAnswer, type ServedRoute, servedRoute } from '#server/http/calls/served.ts'
import { isDraw, type Subscription } from './subscription.ts'
import type { SubscriptionLinks } from './subscription-links.ts'
import type { SubscriptionStore } from './subscriptions.store.ts'

type Document = Extract<RouteAnswer, { kind: 'document' }>['document']

export type RouteNeeds = {
  store: SubscriptionStore
  links: SubscriptionLinks
  confirm: (request: string) => Promise<void>
  /** `isByHand`: people have to remove the address from the newsletter service. */
  end: (request: string, lists: readonly string[]) => Promise<{ isByHand: boolean }>
  /** A page of the site about these lists. Where it asks, it has a button that posts to its own address. */
  notice: (site: Site, language: Language, kind: SubscriptionNotice, lists: readonly string[]) => Promise<Document>
}

/** The pages behind the links in mails. */
export function subscriptionRoutes(needs: RouteNeeds): ServedRoute[] {
  return [
    servedRoute(confirmPage, (given) =>
      answer(needs, 'confirm', given, async ({ waiting }) => said('askToConfirm', waiting)),
    ),
    servedRoute(endPage, (given) => answer(needs, 'end', given, async ({ current }) => said('askToEnd', current))),
    servedRoute(confirmSubscription, (given) =>
      answer(needs, 'confirm', given, async ({ request, current }) => {
        await needs.confirm(request)
        return said('confirmed', current)
      }),
    ),
    servedRoute(endSubscription, ({ body, ...given }) =>
      answer(needs, 'end', given, async ({ request, current }) => {
        const isOneClick = body?.['List-Unsubscribe'] === 'One-Click'
        const ending = isOneClick ? current.filter((one) => !isDraw(one)) : current
        if (ending.length === 0) return said('askToEnd', current)
        const { isByHand } = await needs.end(request, listsOf(ending))
        return said(isByHand ? 'endedByHand' : 'ended', ending)
      }),
    ),
  ]
}

type Given = { params: { token: string }; site: Site; language: Language }
type Said = { kind: SubscriptionNotice; about: readonly Subscription[]; status?: number }
/** The subscriptions that a link can still do something about: those that have not ended, and of them those that wait. */
type Usable = Record<'current' | 'waiting', readonly Subscription[]> & { request: string }

const said = (kind: SubscriptionNotice, about: readonly Subscription[], status = 200): Said => ({ kind, about, status })
const listsOf = (subscriptions: readonly Subscription[]) => subscriptions.map(({ list }) => list)

/** Acts on the request that a token names. A link that is not ours, was used, or whose subscriptions are gone, says so. */
async function answer(
  needs: RouteNeeds,
  purpose: 'confirm' | 'end',
  { params, site, language }: Given,
  act: (usable: Usable) => Promise<Said>,
) {
  const request = needs.links.requestOf(purpose, params.token)
  const found = request ? (await needs.store.ofRequest(request)).filter((one) => one.site === site.id) : []
  const [first] = found
  if (!request || !first) return accepted(pageOf(await needs.notice(site, language, 'invalid', []), 404))
  const current = found.filter(({ state }) => state !== 'ended')
  const waiting = current.filter(({ state }) => state === 'waiting')
  const before = usedBefore(purpose, found, current, waiting)
  const { kind, about, status = 200 } = before ?? (await act({ request, current, waiting }))
  return accepted(pageOf(await needs.notice(site, first.language, kind, listsOf(about)), status))
}

/** What a link says that has nothing left to do. A subscription that was ended cannot be confirmed with an old link. */
function usedBefore(
  purpose: 'confirm' | 'end',
  found: readonly Subscription[],
  current: readonly Subscription[],
  waiting: readonly Subscription[],
): Said | undefined {
  if (current.length === 0) return said('endedBefore', found, purpose === 'confirm' ? 410 : 200)
  return purpose === 'confirm' && waiting.length === 0 ? said('confirmedBefore', current) : undefined
}

function pageOf(document: Document, status: number): RouteAnswer {
  return { kind: 'document', document, status, page: { framing: 'nobody', cache: 'no-store', hasToken: true } }
}
