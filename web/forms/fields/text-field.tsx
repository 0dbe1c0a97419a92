import type { InputHTMLAttributes } from 'react'
import { controlAttributes, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  maxLength?: number | undefined
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>

/** One line of text. */
export function TextField({ value, onChange, maxLength, type = 'text', autoComplete, inputMode, ...field }: Props) {
  return (
    <Field {...field}>
      <input
        className="form-control"
        {...controlAttributes(field)}
        {...{ type, autoComplete, inputMode, maxLength, value }}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
