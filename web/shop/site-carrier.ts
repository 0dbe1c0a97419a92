import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import type { CartOutcome } from './cart-carrier.ts'
import { isCart } from './cart-copy.ts'
import { keepToken, storedToken } from './cart-token.ts'

type Item = { id: string; code: string; quantity: number }

/** On other sites: the call that every host answers, with the token that this site keeps. */
export const siteCarrier = {
  load: (language: Language) => transfer([], language),
  add: (code: string, quantity: number, language: Language) =>
    transfer([{ id: crypto.randomUUID(), code, quantity }], language),
}

/** A token with which the shop opens this site's cart; null if there is no cart, or the server cannot be reached. */
export async function askHandOverToken(): Promise<string | null> {
  const outcome = await send({ items: [], handOver: true })
  return (outcome.ok && outcome.value.handOverToken) || null
}

async function transfer(items: Item[], language: Language): Promise<CartOutcome> {
  const outcome = await send({ language, items })
  if (!outcome.ok) return outcome
  keepToken(outcome.value.token)
  return { ok: true, value: outcome.value.cart }
}

function send(body: { language?: Language; items: Item[]; handOver?: boolean }) {
  const { language = 'fi' } = body
  return call('POST /api/kori-siirto', {
    ...{ language, body: { token: storedToken(), ...body } },
    keepalive: true,
    expects: ({ cart }) => isCart(cart),
  })
}
