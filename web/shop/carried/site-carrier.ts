import type { Cart } from '#contract/shop/cart.ts'
import { isFrameMessage } from '#contract/shop/cart-messages.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { PageFrame } from '#web/shop/carried/frame/page-frame.ts'
import { isCart, readCartCopy, storedCart } from '#web/shop/cart/cart-copy.ts'
import { cartPage } from '#web/shop/cart/cart-page.ts'
import { inTurn } from '#web/shop/cart/cart-turn.ts'
import type { CartCarrier, CartOutcome } from './cart-carrier.ts'
import { keepToken, storedToken } from './cart-token.ts'

type Product = { code: string; quantity: number }
type Item = Product & { id: string }

/** A click on the cart link does not wait longer for the token. */
const HAND_OVER_WAIT_MS = 5000

/** On other sites: the hidden frame of the shop, else the call that every host answers. */
export const siteCarrier: CartCarrier = {
  prepare: async () => {
    if (hasLines()) await openFrame().settled
  },
  load: (language) => transfer(language),
  add: (code, quantity, language) => transfer(language, { code, quantity }),
}

/** A token with which the shop opens this site's cart; null if there is no cart, or the server cannot be reached. */
export async function askHandOverToken(): Promise<string | null> {
  const outcome = await send({ items: [], handOver: true }, HAND_OVER_WAIT_MS)
  return (outcome.ok && outcome.value.handOverToken) || null
}

/** The shop's cart, which a link has brought; what this site has is joined into it. */
export async function takeCarriedCart(takeOver: string, language: Language): Promise<CartOutcome> {
  const outcome = await inTurn(() => send({ language, items: [], takeOver }))
  return outcome.ok ? kept(outcome.value) : outcome
}

/** The shop's cart in what its frame has answered; null if there is none that can be shown. */
export function shopCartIn(answer: unknown): Cart | null {
  return isFrameMessage(answer) && answer.type === 'replace-cart' && isCart(answer.cart) ? keep(answer) : null
}

let frame: PageFrame | undefined

/** Made at the first product, or when the page is opened with a cart that has lines. */
function openFrame(): PageFrame {
  frame ??= new PageFrame(new URL('/kori-kehys', cartPage()))
  return frame
}

const hasLines = () => readCartCopy(storedCart()).lineItemCount > 0

async function transfer(language: Language, product?: Product): Promise<CartOutcome> {
  const id = crypto.randomUUID()
  const answer = product || hasLines() ? await askFrame(id, language, product) : null
  if (answer?.type === 'replace-cart' && isCart(answer.cart)) return kept(answer)
  if (answer?.type === 'failed' && answer.message !== undefined) {
    return { ok: false, code: answer.code, message: answer.message }
  }
  const outcome = await send({ language, items: product ? [{ id, ...product }] : [] })
  return outcome.ok ? kept(outcome.value) : outcome
}

function askFrame(id: string, language: Language, product: Product | undefined) {
  const question = { id, token: storedToken(), language }
  return openFrame().ask(
    product ? { type: 'add-item', ...question, ...product } : { type: 'sync-request', ...question },
  )
}

function kept(answer: { cart: Cart; token: string | null }): CartOutcome {
  return { ok: true, value: keep(answer) }
}

function keep({ cart, token }: { cart: Cart; token: string | null }): Cart {
  keepToken(token)
  // Through the frame, addresses are those of the shop's own pages.
  const lineItems = cart.lineItems.map((line) => ({ ...line, url: new URL(line.url, cartPage()).href }))
  return { ...cart, lineItems }
}

function send(body: { language?: Language; items: Item[]; handOver?: boolean; takeOver?: string }, timeoutMs?: number) {
  const { language = 'fi' } = body
  return call('POST /api/kori-siirto', {
    language,
    body: { token: storedToken(), ...body },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    keepalive: true,
    expects: ({ cart }) => isCart(cart),
  })
}
