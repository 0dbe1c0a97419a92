import type { FrameMessage, PageMessage } from '#contract/shop/cart-messages.ts'

export type FrameSettings = {
  /** The origins of the sites whose pages may ask. */
  origins: readonly string[]
  /** See `CART_MESSAGE_SOURCE`. */
  source: PageMessage['source']
  /** The path of the call that transfers products to a cart. */
  path: string
  timeoutMs: number
}

/**
 * The whole script of the hidden frame: it takes messages of the page around it to the cart, and the answers back. It has no storage of
 * its own. The server puts the text of this function into the frame, so it knows its settings and the browser, and nothing else.
 */
export function answerPages({ origins, source, path, timeoutMs }: FrameSettings): void {
  const post = (origin: string, message: FrameMessage) => parent.postMessage(message, origin)
  const answers = new Map<string, Promise<FrameMessage>>()

  const ask = async (message: PageMessage): Promise<FrameMessage> => {
    const { id, token, language } = message
    const items = message.type === 'add-item' ? [{ id, code: message.code, quantity: message.quantity }] : []
    try {
      // biome-ignore lint/style/noRestrictedGlobals: no module reaches this frame.
      const response = await fetch(`${path}?language=${language}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, language, items }),
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = await response.json()
      if (response.ok) return { source, type: 'replace-cart', id, cart: answer.cart, token: answer.token }
      return { source, type: 'failed', id, code: String(answer.code), message: answer.message }
    } catch {
      return { source, type: 'failed', id, code: 'OFFLINE' }
    }
  }

  addEventListener('message', async ({ data, origin, source: sender }) => {
    if (sender !== parent || !origins.includes(origin) || data?.source !== source) return
    if (data.type !== 'sync-request' && data.type !== 'add-item') return
    post(origin, { source, type: 'ready' })
    const answer = answers.get(data.id) ?? ask(data)
    answers.set(data.id, answer)
    post(origin, await answer)
  })

  // Pages whose address the browser withholds hear of it when they ask.
  const page = origins.find((origin) => document.referrer.startsWith(`${origin}/`))
  if (page !== undefined) post(page, { source, type: 'ready' })
}
