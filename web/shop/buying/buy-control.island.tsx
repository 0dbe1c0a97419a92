import { type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react'
import { MAX_QUANTITY } from '#contract/shop/cart-limits.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { BuyTexts } from '#web/messages/shop/buy.texts.ts'
import type { QuickViewTexts } from '#web/messages/shop/quick-view.texts.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'
import { numberOf, pushEvent, pushWithCart } from '#web/shop/events/data-layer.ts'
import { addStyles } from '#web/styles/add-styles.ts'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { AddedNotice } from './added-notice.tsx'
import quickViewStyles from './quick-view.css?url'
import { useAdding } from './use-adding.ts'

type Props = {
  code: string
  name: string
  /** Null if unlimited or unknown: pages know only whether a product is sold out. */
  stock: number | null
  /** Whether the page is about this product alone, so that its exact stock is fetched. */
  alone?: boolean | undefined
  /** The text of the button, if it is not 'Osta'. */
  label?: string | undefined
  language: Language
  texts: BuyTexts
  /** With these there is a button that opens the quick view. */
  quickView?: QuickViewTexts | undefined
}

// Loaded when it is opened, which few visitors do.
const QuickView = lazy(async () => {
  const [{ QuickView }] = await Promise.all([import('./quick-view.tsx'), addStyles(quickViewStyles)])
  return { default: QuickView }
})

/** With this stock or less, the control says how many are left. */
const FEW = 5

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
  const { busy, said, add, forget } = useAdding(language)
  const stock = useStock(code, known, alone, language)
  if (stock !== null && stock <= 0) return <p className="buy-sold">{texts.soldOut}</p>

  const buy = async (event: FormEvent) => {
    event.preventDefault()
    const added = texts.added.replace('{name}', name).replace('{count}', String(quantity))
    if (await add({ code, quantity, added, failed: texts.failed })) setQuantity(1)
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
      <AddedNotice said={said} closeLabel={texts.close} toCart={texts.toCart} onClose={forget} />
    </>
  )
}

/** The exact stock on a product's own page; until it arrives, or if it does not, the page's value. Also pushes the view event. */
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
