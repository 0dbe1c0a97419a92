import type { Cart } from './cart.ts'

/**
 * Window messages between a page of one of our sites and the hidden frame of the shop (`/kori-kehys`). A receiver checks `event.origin`
 * (one of our sites; for the page: the shop) and `event.source`; a sender names the origin. The frame stores nothing: it finds the cart
 * by the shop's cookie if the browser sends it, else by the token that the page keeps and sends with every message.
 */
export const CART_MESSAGE_SOURCE = 'kaskimaa-cart'

/** A page repeats a message with the same id until the frame is ready; the server acts on an id once. */
export const FRAME_RETRY_MS = 200

/** Without `ready` for so long, the page calls `POST /api/kori-siirto` on its own host, with the same ids. */
export const FRAME_WAIT_MS = 5000

type From<Type extends string> = { source: typeof CART_MESSAGE_SOURCE; type: Type }

/** From a page to the frame. */
export type PageMessage =
  | (From<'sync-request'> & { id: string; token: string | null; handOver?: true })
  | (From<'add-item'> & { id: string; token: string | null; code: string; quantity: number })

/** From the frame to a page. A page can never replace the cart of the server. */
export type FrameMessage =
  | From<'ready'>
  | (From<'replace-cart'> & {
      /** Of the message that it answers. */
      id: string
      cart: Cart
      /** For the page to keep, and to send with its next message. */
      token: string | null
      /** If the page asked to hand the cart over: see `cart-transfer.ts`. */
      handOverToken?: string
      /** The server refused or could not be reached: the page shows that it failed. */
      failed?: string
    })

/** Whether something that a window has posted is a message of a page. Its origin is checked elsewhere. */
export function isPageMessage(data: unknown): data is PageMessage {
  if (!isFromUs(data) || typeof data.id !== 'string' || !isToken(data.token)) return false
  if (data.type === 'sync-request') return true
  return data.type === 'add-item' && typeof data.code === 'string' && Number.isInteger(data.quantity)
}

/** Whether something that a window has posted is a message of the frame. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  if (!isFromUs(data)) return false
  if (data.type === 'ready') return true
  const hasCart = typeof data.cart === 'object' && data.cart !== null
  return data.type === 'replace-cart' && typeof data.id === 'string' && isToken(data.token) && hasCart
}

function isFromUs(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && 'source' in data && data.source === CART_MESSAGE_SOURCE
}

function isToken(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
