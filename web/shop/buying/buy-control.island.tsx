import { type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react'
import { MAX_QUANTITY } from '#contract/shop/cart-limits.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { BuyTexts } from '#web/messages/shop/buy.texts.ts'
import type { QuickViewTexts } from '#web/messages/shop/quick-view.texts.ts'
import { CartNotice } from '#web/shop/cart/cart-notice.tsx'
import { cartPage } from '#web/shop/cart/cart-page.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'
import { numberOf, pushEvent, pushWithCart } from '#web/shop/events/data-layer.ts'
import { addStyles } from '#web/styles/add-styles.ts'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import quickViewStyles from './quick-view.css?url'

type Props = {
  code: string
  name: string
  /** Null is unlimited, or not known: pages know only whether it is sold out. */
  stock: number | null
  /** The page is about this product alone: its exact stock is asked for. */
  alone?: boolean | undefined
  /** The text of the button, if it is not 'Osta'. */
  label?: string | undefined
  language: Language
  texts: BuyTexts
  /** With these there is a button that opens the quick view. */
  quickView?: QuickViewTexts | undefined
}

// Loaded when it is opened: most visitors never do.
const QuickView = lazy(async () => {
  const [{ QuickView }] = await Promise.all([import('./quick-view.tsx'), addStyles(quickViewStyles)])
  return { default: QuickView }
})

/** As many or fewer are worth a word. */
const FEW = 5

type Said = { text: string; failed: boolean }

/** A quantity and a button that puts it into the cart. */
export function BuyControl({ quickView, ...product }: Props) {
  const [open, setOpen] = useState(false)
  const { code, name, language } = product
  return (
    <>
      <Control {...product} />
      {quickView && (
        <button
          type="button"
          className="quick-view-open"
          aria-label={quickView.openOf.replace('{name}', name)}
          onClick={() => setOpen(true)}
        >
          {quickView.open}
        </button>
      )}
      {quickView && open && (
        <Suspense>
          <QuickView
            code={code}
            name={name}
            language={language}
            texts={quickView}
            buy={(stock) => <Control {...product} stock={stock} />}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Control({ code, name, stock: known, alone = false, label, language, texts }: Omit<Props, 'quickView'>) {
  const id = useId()
  const [quantity, setQuantity] = useState(1)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const stock = useStock(code, known, alone, language)
  if (stock !== null && stock <= 0) return <p className="buy-sold">{texts.soldOut}</p>

  const buy = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setSaid(null)
    const result = await cartStore.add(code, quantity, language)
    setBusy(false)
    if (!result.ok) return setSaid({ text: result.message ?? texts.failed, failed: true })
    const { warnings, checkoutWarnings } = result.cart
    const added = texts.added.replace('{name}', name).replace('{count}', String(quantity))
    const troubles = [...warnings, checkoutWarnings.join(', ')].filter((text) => text !== '')
    setSaid({ text: troubles.length > 0 ? troubles.join(' ') : added, failed: troubles.length > 0 })
    setQuantity(1)
  }

  const few = stock !== null && stock <= FEW
  const text = label ?? texts.buy
  return (
    <>
      <form className="buy" onSubmit={buy}>
        <QuantityStepper
          value={quantity}
          max={Math.min(MAX_QUANTITY, stock ?? MAX_QUANTITY)}
          busy={busy}
          label={texts.quantity.replace('{name}', name)}
          fewer={texts.fewer}
          more={texts.more}
          onChange={setQuantity}
        />
        {/* Not `disabled`: the keyboard focus stays on it. */}
        <button
          type="submit"
          className="button buy-button"
          aria-disabled={busy}
          aria-label={busy ? undefined : texts.buyOf.replace('{buy}', text).replace('{name}', name)}
          aria-describedby={few ? id : undefined}
        >
          {busy ? texts.adding : text}
        </button>
        {few && (
          <p id={id} className="buy-few">
            {pluralForm(texts.fewLeft, stock, language).replace('{count}', String(stock))}
          </p>
        )}
      </form>
      <p className="buy-no-scripts">{texts.needsScripts}</p>
      <p role="status" className="visually-hidden">
        {said?.text}
      </p>
      <CartNotice failed={said?.failed ?? false} closeLabel={texts.close} onClose={() => setSaid(null)}>
        {said && (
          <>
            <p aria-hidden="true">{said.text}</p>
            <a className="cart-notice-link" data-cart-page="" href={cartPage().href}>
              {texts.toCart}
            </a>
          </>
        )}
      </CartNotice>
    </>
  )
}

/** On the page of a product the exact stock; until it has come, and if it does not, what the page knows. Viewing it is an event. */
function useStock(code: string, known: number | null, alone: boolean, language: Language): number | null {
  const [stock, setStock] = useState(known)
  useEffect(() => {
    if (!alone) return
    const leave = new AbortController()
    const ask = async () => {
      const found = await call('GET /api/products/:code', { params: { code }, signal: leave.signal })
      if (!found.ok) return
      const { stock, name, price } = found.value
      setStock(stock)
      const item = { item_id: code, item_name: name, price: numberOf(price ?? '0,00'), quantity: 1 }
      stopWaiting = pushWithCart({ subscribe: cartStore.subscribe, known: () => cartStore.view().cart }, () =>
        pushEvent('view_item', [item]),
      )
    }
    let stopWaiting = () => {}
    void ask()
    void cartStore.load(language)
    return () => {
      leave.abort()
      stopWaiting()
    }
  }, [code, alone, language])
  return stock
}
