import type { InputHTMLAttributes } from 'react'
import { controlAttributes, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  maxLength?: number | undefined
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'readOnly'>

/** One line of text. */
export function TextField({ value, onChange, maxLength, type = 'text', ...rest }: Props) {
  const { autoComplete, inputMode, readOnly, ...field } = rest
  return (
    <Field {...field}>
      <input
        className="form-control"
        {...controlAttributes(field)}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        readOnly={readOnly}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
