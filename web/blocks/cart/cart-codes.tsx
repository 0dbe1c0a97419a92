import { type FormEvent, useId, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { cartStore } from '#web/shop/cart-store.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CartTexts } from './cart-texts.ts'

type Props = { codes: readonly string[]; language: Language; texts: CartTexts['code'] }

const normal = (code: string) => code.trim().toUpperCase()

/** Coupons, gift cards, loyalty and refund codes: one field for all. */
export function CartCodes({ codes, language, texts }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  const refuse = (text: string) => {
    setProblem(text)
    field.current?.focus()
  }

  const add = async (event: FormEvent) => {
    event.preventDefault()
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
    if (field.current) field.current.value = ''
    setSaid(texts.added.replace('{code}', code))
  }

  const remove = async (code: string) => {
    if (busy) return
    setBusy(true)
    setProblem('')
    const result = await cartStore.removeCode(code, language)
    setBusy(false)
    if (!result.ok) return refuse(result.message ?? texts.failed)
    if (result.cart.couponCodes.map(normal).includes(normal(code))) return refuse(texts.failed)
    setSaid(texts.removed.replace('{code}', code))
    field.current?.focus()
  }

  return (
    <div className="cart-codes">
      {/* The server's own texts, not the browser's. */}
      <form onSubmit={add} noValidate>
        <label htmlFor={id}>{texts.label}</label>
        <div className="cart-code-row">
          {/* What was typed before this script came is read as well. */}
          <input
            ref={field}
            id={id}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
          />
          <button type="submit" className="button button-quiet" aria-disabled={busy}>
            {texts.add}
          </button>
        </div>
        <p id={`${id}-problem`} className="cart-code-problem" role="alert">
          {problem}
        </p>
      </form>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {codes.length > 0 && (
        <ul className="cart-code-list">
          {codes.map((code) => (
            <li key={code}>
              {code}
              <button
                type="button"
                className="icon-button"
                aria-label={texts.remove.replace('{code}', code)}
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
