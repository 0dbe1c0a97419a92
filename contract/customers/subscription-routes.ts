import { z } from 'zod'
import { defineRoute } from '#contract/calls/route.ts'

/** What the page behind a link of a mail says: asks, tells that it is done now or was before, or that the link is not valid. */
export type SubscriptionNotice =
  | 'askToConfirm'
  | 'confirmed'
  | 'confirmedBefore'
  | 'askToEnd'
  | 'ended'
  | 'endedByHand'
  | 'endedBefore'
  | 'invalid'

const params = z.object({ token: z.string().max(200) })

/** Links in mails show a button: programs that open every link of a mail must not confirm or end anything. */
export const confirmPage = defineRoute({
  methods: ['GET'],
  path: '/vahvista/:token',
  about: 'Asks whether to confirm a subscription.',
  params,
})

export const confirmSubscription = defineRoute({
  methods: ['POST'],
  path: '/vahvista/:token',
  about: 'Confirms a subscription.',
  bodyKind: 'form',
  params,
})

export const endPage = defineRoute({
  methods: ['GET'],
  path: '/peru-tilaus/:token',
  about: 'Asks whether to end a subscription.',
  params,
})

/** The body by which mail programs end a subscription themselves. */
const oneClick = z.looseObject({ 'List-Unsubscribe': z.string().optional() })

/** Mail programs send it themselves, by the header `List-Unsubscribe-Post` (RFC 8058), so it may come from anywhere. */
export const endSubscription = defineRoute({
  methods: ['POST'],
  path: '/peru-tilaus/:token',
  about: 'Ends a subscription.',
  origin: 'mail',
  bodyKind: 'form',
  params,
  body: oneClick.nullish(),
})
