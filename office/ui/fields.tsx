import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import './fields.css'

/** What all fields have. */
export type FieldProps = {
  label: string
  /** What is wrong, such as `refusal.fields.email`; replaces the help until it is mended. */
  error?: string | undefined
  help?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
}

type TextProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  inputMode?: 'numeric' | 'decimal'
  autoComplete?: string
  maxLength?: number
  placeholder?: string
  /** More than one line. */
  rows?: number
  onBlur?: () => void
}

export function TextField({
  label,
  error,
  help,
  isRequired,
  rows,
  placeholder,
  autoComplete = 'off',
  ...field
}: TextProps) {
  return (
    <AriaTextField {...field} className="field" isInvalid={Boolean(error)} autoComplete={autoComplete}>
      <FieldLabel label={label} isRequired={isRequired} />
      {rows ? (
        <TextArea className="input" rows={rows} placeholder={placeholder} />
      ) : (
        <Input className="input" placeholder={placeholder} />
      )}
      <FieldHelp help={help} error={error} />
    </AriaTextField>
  )
}

export function FieldLabel({ label, isRequired }: { label: string; isRequired?: boolean | undefined }) {
  return (
    <Label className="field-label">
      {label}
      {isRequired && <span className="muted"> (pakollinen)</span>}
    </Label>
  )
}

/** Help, or what is wrong; both are read with the field. */
export function FieldHelp({ help, error }: { help?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {help && !error && (
        <Text slot="description" className="field-help">
          {help}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </>
  )
}
