import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Cart } from '#contract/shop/cart.ts'
import { shownCode } from '#contract/shop/masked-code.ts'
import type { Language } from '#contract/site.ts'
import type { CartCodeTexts } from '#web/messages/shop/cart-codes.texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { cartStore } from './cart-store.ts'

type Codes = Pick<Cart, 'couponCodes' | 'discountCodes'>
type Props = { cart: Codes; language: Language; texts: CartCodeTexts }

const normal = (code: string) => code.trim().toUpperCase()

/** How many codes of a cart look like this one: all that a page knows of a gift card after it was opened again. */
const alike = ({ couponCodes, discountCodes }: Codes, shown: string) =>
  couponCodes.filter((code) => shownCode(code, discountCodes) === shown).length

/** Coupons, gift cards, loyalty and refund codes: one field for all. No form of its own: at the checkout it is inside of one. */
export function CartCodes({ cart, language, texts }: Props) {
  const { couponCodes: codes, discountCodes } = cart
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  const refuse = (text: string) => {
    setProblem(text)
    field.current?.focus()
  }

  const add = async () => {
    if (busy) return
    const code = normal(field.current?.value ?? '')
    setSaid('')
    setProblem('')
    if (code === '') return refuse(texts.empty)
    if (codes.map(normal).includes(code)) return refuse(texts.repeated)
    setBusy(true)
    const result = await cartStore.addCode(code, language)
    setBusy(false)
    if (!result.ok) return refuse(result.message ?? texts.failed)
    const { couponCodes, error } = result.cart
    if (!couponCodes.map(normal).includes(code)) return refuse([texts.invalid, error].filter(Boolean).join(' '))
    if (error) return refuse(texts.repeated)
    if (field.current) field.current.value = ''
    setSaid(texts.added.replace('{code}', shownCode(code, result.cart.discountCodes)))
  }

  const remove = async (code: string) => {
    if (busy) return
    setBusy(true)
    setProblem('')
    const result = await cartStore.removeCode(code, language)
    setBusy(false)
    if (!result.ok) return refuse(result.message ?? texts.failed)
    const shown = shownCode(code, discountCodes)
    if (alike(result.cart, shown) >= alike(cart, shown)) return refuse(texts.failed)
    setSaid(texts.removed.replace('{code}', shown))
    field.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It would submit the form around it.
    event.preventDefault()
    void add()
  }

  return (
    <div className="cart-codes">
      <label htmlFor={id}>{texts.label}</label>
      <div className="shop-field-row cart-code-row">
        {/* What was typed before this script came is read as well. */}
        <input
          ref={field}
          id={id}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button button-quiet" aria-disabled={busy} onClick={add}>
          {texts.add}
        </button>
      </div>
      <p id={`${id}-problem`} className="cart-code-problem" role="alert">
        {problem}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {codes.length > 0 && (
        <ul className="cart-code-list">
          {codes.map((code, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two masked codes may look alike.
            <li key={`${at} ${code}`}>
              {shownCode(code, discountCodes)}
              <button
                type="button"
                className="icon-button"
                aria-label={texts.remove.replace('{code}', shownCode(code, discountCodes))}
                onClick={() => remove(code)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
