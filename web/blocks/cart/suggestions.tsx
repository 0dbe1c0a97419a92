import { useEffect, useState } from 'react'
import type { Cart, SuggestedProduct } from '#contract/shop/cart.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { euros } from '#web/format/euros.ts'
import type { CartTexts } from '#web/messages/shop/cart.texts.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'

type Props = { cart: Cart; language: Language; texts: CartTexts; onAdded: (name: string) => void }

const isMissing = (gap: Cart['leftToFreeShipping']): gap is string => gap !== undefined && gap !== '0,00'

/** Suggests three products while delivery is not free. Renders nothing if they cannot be loaded, because the cart does not need them. */
export function Suggestions({ cart, language, texts, onAdded }: Props) {
  const [products, setProducts] = useState<readonly SuggestedProduct[]>([])
  const [busy, setBusy] = useState('')
  const { leftToFreeShipping: gap, lineItems } = cart
  const lines = lineItems.map(({ code }) => code).join()
  useEffect(() => {
    // Suggestions depend on the cart; an empty cart has none.
    if (lines === '' || !isMissing(gap)) return setProducts([])
    const leave = new AbortController()
    const ask = async () => {
      const outcome = await call('GET /api/v1/lihakauppa/shoppingcart/suggestions', {
        language,
        signal: leave.signal,
        expects: (answer) => Array.isArray(answer?.products),
      })
      if (!leave.signal.aborted) setProducts(outcome.ok ? outcome.value.products : [])
    }
    void ask()
    return () => leave.abort()
  }, [lines, gap, language])

  const add = async ({ code, name }: SuggestedProduct) => {
    if (busy) return
    setBusy(code)
    const result = await cartStore.add(code, 1, language)
    setBusy('')
    if (result.ok) onAdded(name)
  }

  if (products.length === 0 || !isMissing(gap)) return null
  return (
    <section className="cart-suggestions">
      <h3>{texts.suggestions.replace('{amount}', euros(gap))}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.code}>
            {product.image ? (
              <img src={product.image.src} alt="" width={product.image.width} height={product.image.height} />
            ) : (
              <span />
            )}
            <p>
              <a href={product.url}>{product.name}</a>
              <strong>{euros(product.price)}</strong>
            </p>
            <button
              type="button"
              className="button button-quiet"
              aria-label={texts.addOf.replace('{name}', product.name)}
              aria-disabled={busy !== '' || undefined}
              onClick={() => add(product)}
            >
              {texts.add}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
