import { useState } from 'react'
import { centsText, readCents } from './cents.ts'
import { type FieldProps, TextField } from './fields.tsx'

type Props = FieldProps & {
  /** Null: nothing is written, or it is no amount. */
  cents: number | null
  onChange: (cents: number | null) => void
}

/** An amount in euros with a Finnish comma, as whole cents. What is written stays as it is until the field is left. */
export function MoneyField({ cents, onChange, error, help, ...field }: Props) {
  const [text, setText] = useState(cents === null ? '' : centsText(cents))
  const [isLeft, setLeft] = useState(false)
  const [shown, setShown] = useState(cents)
  // Changed from outside: a form that was filled or emptied.
  if (shown !== cents) {
    setShown(cents)
    setText(cents === null ? '' : centsText(cents))
  }
  const change = (next: string) => {
    setText(next)
    const read = readCents(next)
    setShown(read)
    onChange(read)
  }
  const leave = () => {
    setLeft(true)
    if (cents !== null) setText(centsText(cents))
  }
  const isWrong = isLeft && text.trim() !== '' && cents === null
  return (
    <div className="money-field">
      <TextField
        {...field}
        label={field.label}
        value={text}
        onChange={change}
        onBlur={leave}
        inputMode="decimal"
        error={error ?? (isWrong ? 'Kirjoita summa euroina, esimerkiksi 12,90.' : undefined)}
        help={help ?? 'Euroina, esimerkiksi 12,90'}
      />
    </div>
  )
}
