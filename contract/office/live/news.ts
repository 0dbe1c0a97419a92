import type { Role } from '#contract/office/roles.ts'

type Kind = {
  /** Beginnings of the addresses of calls whose answers may be another now. */
  stale: readonly string[]
  /** Who hears of it. */
  roles: readonly Role[]
}

const TODAY = '/api/office/today'

/** What people of the office hear of while they look at it. A room that shows something else adds a line, or an address to one. */
export const newsKinds = {
  orders: { stale: ['/api/office/orders', '/api/office/packing', TODAY], roles: ['shop', 'service', 'admin'] },
  packing: { stale: ['/api/office/packing', '/api/office/orders'], roles: ['shop', 'service', 'admin'] },
  products: { stale: ['/api/office/products', TODAY], roles: ['shop', 'service'] },
  delivery: { stale: ['/api/office/delivery', TODAY], roles: ['shop', 'service', 'admin'] },
  codes: { stale: ['/api/office/codes'], roles: ['shop', 'service'] },
  settings: { stale: ['/api/office/settings'], roles: ['shop', 'service', 'admin'] },
  reviews: { stale: ['/api/office/reviews', TODAY], roles: ['shop', 'service'] },
  searches: { stale: ['/api/office/searches'], roles: ['editor', 'shop', 'service', 'admin'] },
  bundles: {
    stale: ['/api/office/bundles', '/api/office/frames', '/api/office/media'],
    roles: ['editor', 'shop', 'service', 'admin'],
  },
  forms: { stale: ['/api/office/cases', TODAY], roles: ['service'] },
  people: { stale: ['/api/office/people', '/api/office/audit'], roles: ['admin'] },
  media: { stale: ['/api/office/media'], roles: ['editor', 'shop', 'service', 'admin'] },
  pages: { stale: ['/api/office/pages', '/api/office/media'], roles: ['editor', 'shop', 'service', 'admin'] },
  frames: { stale: ['/api/office/frames', '/api/office/redirects'], roles: ['editor', 'shop', 'service', 'admin'] },
  /** The draft of a page, or who has it open: its own addresses are stale. */
  draft: { stale: [], roles: ['editor', 'shop', 'service', 'admin'] },
} as const satisfies Record<string, Kind>

export type NewsKind = keyof typeof newsKinds

/** Something that a transaction has changed. */
export type OfficeNews = {
  kind: NewsKind
  /** The number of an order that was placed just now. */
  placed?: number
  /** The id of a page whose draft is another. */
  page?: number
  /** The ids of pictures that were deleted for good. */
  deleted?: readonly string[]
}

export const LIVE_ADDRESS = '/live'

/** What a stream says at a time. */
export type LiveMessage = {
  /** Beginnings of the addresses of calls to read again. */
  stale: readonly string[]
  /** Numbers of orders that were placed since the message before. */
  placed: readonly number[]
}
