import { useState } from 'react'
import type { LineItem } from '#contract/shop/cart.ts'
import { MAX_QUANTITY } from '#contract/shop/cart-limits.ts'
import type { Language } from '#contract/site.ts'
import { euros } from '#web/format/euros.ts'
import type { CartTexts } from '#web/messages/shop/cart.texts.ts'
import { CartNotice } from '#web/shop/cart/cart-notice.tsx'
import { cartStore } from '#web/shop/cart/cart-store.ts'
import { Icon } from '#web/ui/icon.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { useQuantity } from './use-quantity.ts'

type Props = {
  line: LineItem
  editable: boolean
  language: Language
  texts: CartTexts
  onRemoved: (line: LineItem) => void
}

/** The document's cart offers one less than a line holds. */
const MOST_IN_CART = MAX_QUANTITY - 1

export function CartLine({ line, editable, language, texts, onRemoved }: Props) {
  const { code, label, unit, price, linePrice, linePriceWithoutDiscounts, image, url, locked } = line
  const [removing, setRemoving] = useState(false)
  const { quantity, busy, failed, change, dismiss, fail } = useQuantity(line, language)

  const remove = async () => {
    if (busy || removing) return
    setRemoving(true)
    const result = await cartStore.setQuantity(code, 0, language)
    setRemoving(false)
    if (result.ok) onRemoved(line)
    else fail()
  }

  return (
    <li className={locked ? 'cart-line cart-line-locked' : 'cart-line'} aria-busy={busy || removing || undefined}>
      {image ? (
        <img className="cart-line-picture" src={image.src} alt="" width={image.width} height={image.height} />
      ) : (
        <span className="cart-line-picture" />
      )}
      <div className="cart-line-words">
        <p className="cart-line-name">{url ? <a href={url}>{label}</a> : label}</p>
        {!locked && <p className="cart-line-each">{eachText(texts, price, unit)}</p>}
      </div>
      <div className="cart-line-quantity">
        {locked || !editable ? (
          <span>
            {line.quantity} {unit}
          </span>
        ) : (
          <QuantityStepper
            value={quantity}
            // A line that is fuller than the stepper offers is shown as it is.
            max={Math.max(MOST_IN_CART, line.quantity)}
            busy={busy || removing}
            label={texts.quantity.replace('{name}', label)}
            fewer={texts.fewer}
            more={texts.more}
            onChange={change}
          />
        )}
      </div>
      <p className="cart-line-price">
        <strong>{euros(linePrice)}</strong>
        {linePriceWithoutDiscounts !== linePrice && (
          <span className="cart-line-before">
            <span className="visually-hidden">{texts.withoutDiscounts} </span>
            <s>{euros(linePriceWithoutDiscounts)}</s>
          </span>
        )}
      </p>
      <button
        type="button"
        className="icon-button cart-line-remove"
        aria-label={texts.remove.replace('{name}', label)}
        title={texts.removeShort}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
      <p role="status" className="visually-hidden">
        {failed ? texts.quantityFailed : ''}
      </p>
      <CartNotice failed closeLabel={texts.close} onClose={dismiss}>
        {failed ? <p aria-hidden="true">{texts.quantityFailed}</p> : null}
      </CartNotice>
    </li>
  )
}

function eachText({ each }: CartTexts, price: string, unit: string): string {
  return each.replace('{price}', euros(price)).replace('{unit}', unit)
}
