import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldHelp, FieldLabel, type FieldProps } from './fields.tsx'
import './select.css'

export type Option<Id extends string> = { id: Id; label: string; hint?: string }

type Props<Id extends string> = FieldProps & {
  options: readonly Option<Id>[]
  value: Id | undefined
  onChange: (value: Id) => void
  placeholder?: string
}

/** One of a few. Of many: `ComboBox`. */
export function Select<Id extends string>(props: Props<Id>) {
  const {
    label,
    error,
    help,
    isRequired,
    options,
    value,
    onChange,
    placeholder = 'Valitse',
    isDisabled = false,
  } = props
  return (
    <AriaSelect
      className="field"
      value={value ?? null}
      onChange={(key) => key !== null && onChange(key as Id)}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      placeholder={placeholder}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Button className="input select-button">
        <SelectValue />
        <span aria-hidden="true">▾</span>
      </Button>
      <FieldHelp help={help} error={error} />
      <Popover className="popover">
        <ListBox className="options">
          {options.map(({ id, label: name, hint }) => (
            <ListBoxItem key={id} id={id} textValue={name} className="option">
              {name}
              {hint && <span className="option-hint">{hint}</span>}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
