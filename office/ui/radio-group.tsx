import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import { FieldHelp, FieldLabel, type FieldProps } from './fields.tsx'
import type { Option } from './select.tsx'

type Props<Id extends string> = FieldProps & {
  options: readonly Option<Id>[]
  value: Id | undefined
  onChange: (value: Id) => void
}

/** One of two or three, all of them in sight. */
export function RadioGroup<Id extends string>(props: Props<Id>) {
  const { label, error, help, isRequired, options, value, onChange, isDisabled = false } = props
  return (
    <AriaRadioGroup
      className="field"
      value={value ?? null}
      onChange={(id) => onChange(id as Id)}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div>
        {options.map(({ id, label: name, hint }) => (
          <Radio key={id} value={id} className="choice">
            <span className="choice-box round" aria-hidden="true">
              {value === id && '•'}
            </span>
            <span>
              {name}
              {hint && <span className="option-hint">{hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp help={help} error={error} />
    </AriaRadioGroup>
  )
}
