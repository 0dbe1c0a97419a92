import { useEffect, useState } from 'react'
import type { ShownPaymentMethod } from '#contract/shop/checkout.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { FieldError } from '#web/forms/fields/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FormPart } from './address-fields.tsx'
import { idOf } from './purchase-values.ts'

export type Methods = readonly ShownPaymentMethod[] | 'loading' | 'failed'

const kinds = ['mobile', 'card', 'bank'] as const
const inOrder = (methods: readonly ShownPaymentMethod[]) =>
  methods.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))

const FIELD = 'Form.PaymentMethodCode'

/** The methods for what is to pay now; asked again when the total changes. */
export function useMethods(language: Language, total: string): Methods {
  const [methods, setMethods] = useState<Methods>('loading')
  useEffect(() => {
    if (total === '0,00') return
    const leave = new AbortController()
    const ask = async () => {
      const outcome = await call('GET /api/v1/lihakauppa/checkout/paymentmethods', {
        language,
        signal: leave.signal,
        expects: (answer) => Array.isArray(answer?.methods),
      })
      if (leave.signal.aborted) return
      setMethods(outcome.ok && outcome.value.methods.length > 0 ? outcome.value.methods : 'failed')
    }
    void ask()
    return () => leave.abort()
  }, [language, total])
  return methods
}

/** Under `#maksu`: how it is paid. Without the list, the payment page offers all methods. */
export function PaymentFields({
  methods,
  values,
  errorOf,
  change,
  texts: { methods: texts },
}: FormPart & { methods: Methods }) {
  const error = errorOf(FIELD)
  return (
    <section className="checkout-part">
      <h3 id={idOf(FIELD)} tabIndex={-1}>
        {texts.heading}
      </h3>
      <p>{texts.text}</p>
      {typeof methods === 'string' ? (
        <p role="status">{texts[methods]}</p>
      ) : (
        <fieldset
          className="checkout-methods choice-rows"
          aria-describedby={error ? `${idOf(FIELD)}-error` : undefined}
        >
          <legend className="visually-hidden">{texts.heading}</legend>
          {inOrder(methods).map(({ code, name }) => (
            <label key={code}>
              <input
                type="radio"
                name={FIELD}
                value={code}
                checked={values[FIELD] === code}
                onChange={() => change(FIELD, code)}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <FieldError id={idOf(FIELD)} error={error} />
      <p className="checkout-safe">
        <Icon name="lock" />
        {texts.safe}
      </p>
    </section>
  )
}
