import { useState } from 'react'
import { type FieldProps, TextField } from './fields.tsx'

type Props = FieldProps & {
  /** Null: nothing is written, or it is no whole number. */
  value: number | null
  onChange: (value: number | null) => void
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** A whole number from 0 on. What is written stays as it is while it is no number. */
export function NumberField({ value, onChange, error, ...field }: Props) {
  const [text, setText] = useState(textOf(value))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(textOf(value))
  }
  const change = (next: string) => {
    setText(next)
    const read = /^\d{1,7}$/.test(next.trim()) ? Number(next) : null
    setShown(read)
    onChange(read)
  }
  const isWrong = text.trim() !== '' && value === null
  return (
    <TextField
      {...field}
      value={text}
      onChange={change}
      inputMode="numeric"
      error={error ?? (isWrong ? 'Kirjoita kokonaisluku.' : undefined)}
    />
  )
}
