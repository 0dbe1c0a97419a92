import type { ReactNode } from 'react'

/** The props of every field. `id` is also the target of the links in the error summary. */
export type FieldProps = {
  id: string
  name: string
  label: string
  required: boolean
  /** The error of the value, in the visitor's language. */
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
}

/** Ties a control to its hint and error for assistive technology. `aria-required`: with `required`, some screen readers call an untouched field invalid. */
export function controlAttributes({ id, name, required, error, hint, disabled }: FieldProps, ...more: string[]) {
  const describedBy = [hint && hintId(id), ...more, error && errorId(id)].filter(Boolean).join(' ')
  return {
    id,
    name,
    disabled,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
}

/** Label, hint and error around one control. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className={field.error ? 'form-field form-field-invalid' : 'form-field'}>
      <label className="form-label" htmlFor={field.id}>
        <LabelText {...field} />
      </label>
      <Hint {...field} />
      {children}
      <FieldError {...field} />
    </div>
  )
}

/** Legend, hint and error around several controls. The first one has the id of the field, so that links reach it. */
export function FieldGroup({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { id, hint, error } = field
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return (
    <fieldset
      className={error ? 'form-field form-group form-field-invalid' : 'form-field form-group'}
      aria-describedby={describedBy || undefined}
    >
      <legend className="form-label">
        <LabelText {...field} />
      </legend>
      <Hint {...field} />
      {children}
      <FieldError {...field} />
    </fieldset>
  )
}

/** The asterisk is silent: `aria-required` says the same in words. */
export function LabelText({ label, required }: Pick<FieldProps, 'label' | 'required'>) {
  return (
    <>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </>
  )
}

export function Hint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return hint ? (
    <p id={hintId(id)} className="form-hint">
      {hint}
    </p>
  ) : null
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? (
    <p id={errorId(id)} className="form-error">
      {error}
    </p>
  ) : null
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
