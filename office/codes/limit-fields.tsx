import { DateField } from '#office/ui/date-field.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'

export type Limits = {
  minimum: number | null
  validFrom: string | null
  validUntil: string | null
  maxUses: number | null
}

export const emptyLimits: Limits = { minimum: null, validFrom: null, validUntil: null, maxUses: null }

type Props = {
  limits: Limits
  onChange: (limits: Limits) => void
  errors: Record<string, string>
  /** Of a coupon alone: the sum of the goods from which on it counts. */
  hasMinimum: boolean
}

/** From when, until when, how often and from which sum on a code can be used. */
export function LimitFields({ limits, onChange, errors, hasMinimum }: Props) {
  const { minimum, validFrom, validUntil, maxUses } = limits
  const set = (part: Partial<Limits>) => onChange({ ...limits, ...part })
  return (
    <>
      {hasMinimum && (
        <MoneyField
          label="Tuotteita vähintään"
          cents={minimum}
          onChange={(cents) => set({ minimum: cents })}
          error={errors.minimum}
        />
      )}
      <DateField
        label="Voimassa alkaen"
        value={validFrom ?? undefined}
        onChange={(date) => set({ validFrom: date ?? null })}
        error={errors.validFrom}
      />
      <DateField
        label="Voimassa asti"
        value={validUntil ?? undefined}
        onChange={(date) => set({ validUntil: date ?? null })}
        error={errors.validUntil}
      />
      <TextField
        label="Käyttökertoja enintään"
        inputMode="numeric"
        value={maxUses === null ? '' : String(maxUses)}
        onChange={(text) => {
          const digits = text.replace(/\D/g, '').slice(0, 7)
          set({ maxUses: digits === '' ? null : Number(digits) })
        }}
        help="Tyhjä: ei rajaa."
        error={errors.maxUses}
      />
    </>
  )
}
