import { controlAttributes, Field, FieldError, FieldGroup, type FieldProps, Hint, LabelText } from './field.tsx'

export type Option = { value: string; label: string }

type ChoiceProps = FieldProps & { value: string; onChange: (value: string) => void; options: readonly Option[] }

/** One of a few options, all visible. */
export function RadioField({ value, onChange, options, ...field }: ChoiceProps) {
  return (
    <FieldGroup {...field}>
      {options.map((option, index) => (
        <label key={option.value} className="form-choice">
          <input
            type="radio"
            id={index === 0 ? field.id : undefined}
            name={field.name}
            value={option.value}
            checked={option.value === value}
            disabled={field.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </FieldGroup>
  )
}

/** One of many options. */
export function SelectField({ value, onChange, options, ...field }: ChoiceProps) {
  return (
    <Field {...field}>
      <select
        className="form-control"
        {...controlAttributes(field)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

type ManyProps = FieldProps & {
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly Option[]
}

/** Any number of options. */
export function CheckboxGroupField({ value, onChange, options, ...field }: ManyProps) {
  const toggle = (option: string, chosen: boolean) =>
    // In the order of the options, not of the clicks.
    onChange(options.map((each) => each.value).filter((each) => (each === option ? chosen : value.includes(each))))
  return (
    <FieldGroup {...field}>
      {options.map((option, index) => (
        <label key={option.value} className="form-choice">
          <input
            type="checkbox"
            id={index === 0 ? field.id : undefined}
            name={field.name}
            value={option.value}
            checked={value.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
    </FieldGroup>
  )
}

type CheckboxProps = FieldProps & {
  value: boolean
  onChange: (value: boolean) => void
  /** Follows the label, such as a link to the rules that it speaks of. */
  link?: { label: string; link: string } | undefined
}

/** A yes or no, with its label after the box. */
export function CheckboxField({ value, onChange, link, ...field }: CheckboxProps) {
  return (
    <div className={field.error ? 'form-field form-field-invalid' : 'form-field'}>
      <label className="form-choice">
        <input
          type="checkbox"
          {...controlAttributes(field)}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          <LabelText {...field} />
        </span>
      </label>
      {link && (
        <a className="form-choice-link" href={link.link} target="_blank" rel="noopener">
          {link.label}
        </a>
      )}
      <Hint {...field} />
      <FieldError {...field} />
    </div>
  )
}
