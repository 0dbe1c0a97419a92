import { Icon } from '#web/ui/icon.tsx'
import { useClosingDetails } from '#web/ui/use-closing-details.ts'

type Option = {
  /** What a form without scripts sends. */
  key: string
  name: string
  /** Without one it is everything. */
  count?: number | undefined
  checked: boolean
}

type Props = {
  name: string
  label: string
  options: readonly Option[]
  /** What is chosen, on the closed drop-down; default: the name of the checked option. */
  shown?: string
  form: string | undefined
  choose: (key: string) => void
}

/** A drop-down with one choice. Options that would find nothing cannot be chosen. */
export function RadioDropdown({
  name,
  label,
  options,
  shown = options.find(({ checked }) => checked)?.name,
  form,
  choose,
}: Props) {
  const { details, closeIfPressed } = useClosingDetails()
  return (
    <details className="dropdown" {...details}>
      <summary className="dropdown-label">
        <span className="dropdown-name">{label}</span>
        <span className="dropdown-chosen">{shown}</span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="dropdown-list search-options">
        <legend className="visually-hidden">{label}</legend>
        {options.map(({ key, name: option, count, checked }) => (
          <label key={key} className="search-option">
            <input
              type="radio"
              name={name}
              value={key}
              form={form}
              checked={checked}
              disabled={count === 0 && !checked}
              onChange={() => choose(key)}
              onClick={closeIfPressed}
            />
            <span>{option}</span>
            {count !== undefined && <span className="search-option-count">{count}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
