import { type PurchaseField, purchaseLimits } from '#contract/shop/purchase-form.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import type { CheckoutTexts } from '#web/messages/shop/checkout.texts.ts'
import { idOf, type PurchaseValues } from './purchase-values.ts'

export type FormPart = {
  values: PurchaseValues
  errorOf: (field: PurchaseField) => string | undefined
  change: (field: PurchaseField, value: string) => void
  texts: CheckoutTexts
}

type Props = FormPart & { kind: 'shipping' | 'billing' }

const half = 'form-half'
const whole = 'form-whole'

/** Name and address: where it is delivered, or where the bill belongs. */
export function AddressFields({ kind, values, errorOf, change, texts: { labels } }: Props) {
  const prefix = kind === 'shipping' ? 'Form.' : 'Form.Billing'
  const fields = [
    { field: `${prefix}FirstName`, label: labels.firstName, autoComplete: 'given-name', className: half },
    { field: `${prefix}LastName`, label: labels.lastName, autoComplete: 'family-name', className: half },
    { field: `${prefix}StreetAddress`, label: labels.streetAddress, autoComplete: 'address-line1', className: whole },
    { field: `${prefix}PostalCode`, label: labels.postalCode, autoComplete: 'postal-code', className: half },
    { field: `${prefix}City`, label: labels.city, autoComplete: 'address-level2', className: half },
  ] as const
  return (
    <div className="form-section">
      {fields.map(({ field, label, autoComplete, className }) => (
        <div key={field} className={className}>
          <TextField
            id={idOf(field)}
            name={field}
            label={label}
            required={true}
            error={errorOf(field)}
            value={values[field]}
            autoComplete={`${kind} ${autoComplete}`}
            inputMode={autoComplete === 'postal-code' ? 'numeric' : undefined}
            maxLength={purchaseLimits[field]}
            onChange={(value) => change(field, value)}
          />
        </div>
      ))}
    </div>
  )
}
