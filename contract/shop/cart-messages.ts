import type { Language } from '#contract/site.ts'
import type { Cart } from './cart.ts'

/**
 * Window messages between a page of one of our sites and the hidden frame of the shop (`/kori-kehys`). A receiver checks `event.origin`
 * (one of our sites; for the page: the shop) and `event.source`; a sender names the origin. The frame stores nothing: it finds the cart
 * by the shop's cookie if the browser sends it, else by the token that the page keeps and sends with every message.
 */
export const CART_MESSAGE_SOURCE = 'kaskimaa-cart'

/** A page repeats what it has asked until the frame is ready; an id is acted on once, by the frame and by the server. */
export const FRAME_RETRY_MS = 200

/** Without `ready` for so long, the page calls `POST /api/kori-siirto` on its own host, with the same ids. */
export const FRAME_WAIT_MS = 5000

type From<Type extends string> = { source: typeof CART_MESSAGE_SOURCE; type: Type }

type Question = {
  id: string
  token: string | null
  /** For the warnings of the cart. */
  language: Language
}

/** From a page to the frame. */
export type PageMessage =
  | (From<'sync-request'> & Question)
  | (From<'add-item'> & Question & { code: string; quantity: number })

/** From the frame to a page. A page can never replace the cart of the server. */
export type FrameMessage =
  | From<'ready'>
  | (From<'replace-cart'> & {
      /** The id of the message that it answers. */
      id: string
      cart: Cart
      /** For the page to keep, and to send with its next message. */
      token: string | null
    })
  /** The server has refused it, with a text for people, or could not be reached. */
  | (From<'failed'> & { id: string; code: string; message?: string })

/** Whether something that a window has posted is a message of the frame. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  if (!isFromUs(data)) return false
  if (data.type === 'ready') return true
  if (typeof data.id !== 'string') return false
  if (data.type === 'failed') return typeof data.code === 'string'
  return data.type === 'replace-cart' && isToken(data.token) && typeof data.cart === 'object' && data.cart !== null
}

function isFromUs(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && 'source' in data && data.source === CART_MESSAGE_SOURCE
}

function isToken(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
