import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import type { DeliveryCheckTexts } from '#web/messages/shop/delivery.texts.ts'
import { keepDeliveryDetails, readDeliveryDetails } from './delivery-details.ts'

type Result = 'neutral' | 'checking' | 'available' | 'notAvailable' | 'unknown' | 'failed'

type Props = {
  language: Language
  texts: DeliveryCheckTexts
  /** Called with a postal code that is delivered to, and with null as soon as another one is typed. */
  onAvailable?: (postalCode: string | null) => void
}

/** Five digits, however they are typed; the server reads them in the same way. */
const digitsOf = (typed: string) => typed.replace(/^\s*fi-?/i, '').replace(/\s/g, '')

/** A postal-code field and a button: does the shop deliver there? A code that it delivers to is kept for the checkout. */
export function DeliveryCheck({ language, texts, onAvailable }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const asking = useRef<AbortController>(null)
  const [isEmpty, setEmpty] = useState(true)
  const [result, setResult] = useState<Result>('neutral')

  useEffect(() => {
    if (!field.current) return
    // Keeps what was typed before hydration.
    if (field.current.value === '') {
      field.current.value = readDeliveryDetails().postalCode
      // Somebody is about to type: that replaces the code of the last time, and is not added to it.
      if (document.activeElement === field.current) field.current.select()
    }
    setEmpty(field.current.value.trim() === '')
    return () => asking.current?.abort()
  }, [])

  const onInput = () => {
    asking.current?.abort()
    setEmpty(field.current?.value.trim() === '')
    if (result === 'neutral') return
    setResult('neutral')
    onAvailable?.(null)
  }

  const check = async (event: FormEvent) => {
    event.preventDefault()
    const postalCode = digitsOf(field.current?.value ?? '')
    if (postalCode === '' || result === 'checking') return
    if (!/^\d{5}$/.test(postalCode)) return setResult('unknown')
    setResult('checking')
    asking.current = new AbortController()
    const found = await isAvailable(postalCode, language, asking.current.signal)
    if (found === 'aborted') return
    setResult(found)
    if (found !== 'available') return
    keepDeliveryDetails({ postalCode })
    onAvailable?.(postalCode)
  }

  const isWrong = result === 'unknown' || result === 'notAvailable'
  return (
    <div className="delivery-check">
      {/* Our own texts, not the browser's. */}
      <form onSubmit={check} noValidate>
        <label htmlFor={id}>{texts.label}</label>
        <div className="shop-field-row delivery-check-row">
          <input
            ref={field}
            id={id}
            data-postal-code=""
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-result`}
            onInput={onInput}
          />
          <button
            type="submit"
            className="button"
            disabled={isEmpty}
            aria-disabled={result === 'checking' || undefined}
          >
            {result === 'checking' ? texts.checking : texts.check}
          </button>
        </div>
      </form>
      <p className="delivery-check-no-scripts">{texts.needsScripts}</p>
      <p id={`${id}-result`} role="status" className={`delivery-check-result delivery-check-${result}`}>
        {result === 'neutral' || result === 'checking' ? '' : texts[result]}
      </p>
    </div>
  )
}

async function isAvailable(postalCode: string, language: Language, signal: AbortSignal): Promise<Result | 'aborted'> {
  const outcome = await call('GET /api/v1/lihakauppa/checkout/availability', {
    language,
    signal,
    query: { postalCode },
    expects: ({ data }) => typeof data?.isAvailable === 'boolean',
  })
  if (outcome.ok) return outcome.value.data.isAvailable ? 'available' : 'notAvailable'
  if (outcome.code === 'ABORTED') return 'aborted'
  return outcome.code === 'POSTAL_CODE_UNKNOWN' ? 'unknown' : 'failed'
}
