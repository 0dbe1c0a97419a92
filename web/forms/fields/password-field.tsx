import { useState } from 'react'
import { controlAttributes, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  maxLength: number
  autoComplete: string | undefined
  texts: Record<'show' | 'hide', string>
}

/** A password, which the visitor may look at. */
export function PasswordField({ value, onChange, maxLength, autoComplete, texts, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      <div className="form-password">
        <input
          className="form-control"
          {...controlAttributes(field)}
          autoComplete={autoComplete}
          maxLength={maxLength}
          value={value}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
        <button type="button" className="form-clear" aria-controls={field.id} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
    </Field>
  )
}
