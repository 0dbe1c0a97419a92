import type { NamedField } from '#contract/office/editor/form-field.ts'
import { startOf } from '#contract/office/editor/start-value.ts'
import { Button } from '#office/ui/button.tsx'
import type { Part } from './editing.ts'
import './form.css'

type Props = Part & { fields: readonly NamedField[]; value: unknown }

/** The fields of an object, each at its own path. */
export function FieldsView({ fields, value, path, ...part }: Props) {
  const given = (value ?? {}) as Record<string, unknown>
  return fields
    .filter(({ field }) => field.kind !== 'fixed')
    .map((named) => (
      <NamedView key={named.name} named={named} value={given[named.name]} path={[...path, named.name]} {...part} />
    ))
}

type NamedProps = Part & { named: NamedField; value: unknown }

const groups: readonly string[] = ['object', 'union']

/** An optional group of fields is there, or a button adds it. */
function NamedView({ named, value, ...part }: NamedProps) {
  const { field, title, help, isRequired, byDefault } = named
  const isGroup = groups.includes(field.kind)
  if (isGroup && !isRequired && value === undefined)
    return (
      <div className="form-add">
        <Button onPress={() => part.change(part.path, startOf(field))}>Lisää: {title}</Button>
        {help && <span className="field-help">{help}</span>}
      </div>
    )
  const view = (
    <part.View {...part} field={field} label={title} help={help} isRequired={isRequired} value={value ?? byDefault} />
  )
  if (!isGroup) return view
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {help && <p className="field-help">{help}</p>}
      {view}
      {!isRequired && (
        <div>
          <Button kind="quiet" aria-label={`Poista: ${title}`} onPress={() => part.change(part.path, undefined)}>
            Poista
          </Button>
        </div>
      )}
    </fieldset>
  )
}
