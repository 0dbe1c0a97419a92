import { useEffect, useState } from 'react'
import { controlAttributes, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  maxLength: number
  /** 'merkkiä jäljellä' */
  remainingText: string
}

const ROWS = 6
/** Screen readers hear the count when typing pauses, not at every key. */
const ANNOUNCE_AFTER_MS = 1000

/** Several lines of text, with a counter. Typing stops at the maximum. */
export function MessageField({ value, onChange, maxLength, remainingText, ...field }: Props) {
  const remaining = `${maxLength - value.length} ${remainingText}`
  const counterId = `${field.id}-counter`
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (value === '') return setAnnounced('')
    const timer = setTimeout(setAnnounced, ANNOUNCE_AFTER_MS, remaining)
    return () => clearTimeout(timer)
  }, [value, remaining])
  return (
    <Field {...field}>
      <textarea
        className="form-control"
        {...controlAttributes(field, counterId)}
        maxLength={maxLength}
        value={value}
        rows={ROWS}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={counterId} className="form-counter">
        {remaining}
      </p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </Field>
  )
}
