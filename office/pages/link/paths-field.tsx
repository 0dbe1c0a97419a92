import { Button } from '#office/ui/button.tsx'
import type { FieldProps } from '#office/ui/fields.tsx'
import { PageField } from './page-field.tsx'
import '../form/form.css'

type Props = FieldProps & { value: readonly string[]; onChange: (paths: string[]) => void }

/** Several pages of the same site. */
export function PathsField({ label, help, error, value, onChange, isDisabled = false }: Props) {
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      {(error ?? help) && <p className={error ? 'field-error' : 'field-help'}>{error ?? help}</p>}
      {value.map((path, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path changes while it is written.
        <div className="form-line" key={at}>
          <PageField
            label={`Sivu ${at + 1}`}
            value={path}
            onChange={(next) => onChange(value.map((each, place) => (place === at ? next : each)))}
            isDisabled={isDisabled}
          />
          <Button
            kind="quiet"
            aria-label={`Poista sivu ${at + 1}`}
            isDisabled={isDisabled}
            onPress={() => onChange(value.filter((_, place) => place !== at))}
          >
            ×
          </Button>
        </div>
      ))}
      <div>
        <Button isDisabled={isDisabled} onPress={() => onChange([...value, ''])}>
          Lisää sivu
        </Button>
      </div>
    </fieldset>
  )
}
