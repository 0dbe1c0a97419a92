import { useId } from 'react'
import type { Choice } from '#contract/office/editor/form-field.ts'
import { CheckBox } from '#office/ui/check-box.tsx'
import type { FieldProps } from '#office/ui/fields.tsx'
import './form.css'

type Props<Value> = FieldProps & {
  choices: readonly (Choice & { value: Value })[]
  value: readonly Value[] | undefined
  onChange: (value: Value[]) => void
}

/** Any of a few, as boxes to check. */
export function ChoicesField<Value extends string | number>(props: Props<Value>) {
  const { label, help, error, choices, value = [], onChange, isDisabled = false } = props
  const id = useId()
  const toggle = (one: Value, isOn: boolean) => onChange(isOn ? [...value, one] : value.filter((each) => each !== one))
  return (
    <fieldset className="form-group" aria-describedby={id}>
      <legend>{label}</legend>
      <div className="form-choices">
        {choices.map((choice) => (
          <CheckBox
            key={choice.value}
            isSelected={value.includes(choice.value)}
            onChange={(isOn) => toggle(choice.value, isOn)}
            isDisabled={isDisabled}
          >
            {choice.label}
          </CheckBox>
        ))}
        {choices.length === 0 && <span className="muted">Ei vaihtoehtoja.</span>}
      </div>
      <span id={id} className={error ? 'field-error' : 'field-help'}>
        {error ?? help}
      </span>
    </fieldset>
  )
}
