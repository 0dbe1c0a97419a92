import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldHelp, FieldLabel, type FieldProps } from './fields.tsx'
import type { Option } from './select.tsx'

type Props<Id extends string> = FieldProps & {
  options: readonly Option<Id>[]
  value: Id | undefined
  onChange: (value: Id | undefined) => void
}

/** One of many, found by writing a part of its name. */
export function ComboBox<Id extends string>(props: Props<Id>) {
  const { label, error, help, isRequired, options, value, onChange, isDisabled = false } = props
  return (
    <AriaComboBox
      className="field"
      value={value ?? null}
      onChange={(key) => onChange((key ?? undefined) as Id | undefined)}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      menuTrigger="focus"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Group className="input input-group">
        <Input />
        <Button className="button quiet" aria-label="Näytä vaihtoehdot">
          <span aria-hidden="true">▾</span>
        </Button>
      </Group>
      <FieldHelp help={help} error={error} />
      <Popover className="popover">
        <ListBox className="options" renderEmptyState={() => <div className="option muted">Ei vaihtoehtoja</div>}>
          {options.map(({ id, label: name, hint }) => (
            <ListBoxItem key={id} id={id} textValue={name} className="option">
              {name}
              {hint && <span className="option-hint">{hint}</span>}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
