import { Icon } from '#web/ui/icon.tsx'
import { useClosingDetails } from '#web/ui/use-closing-details.ts'

type Option = { value: string; label: string; chosen: boolean; choose: () => void }
type Props = { label: string; address: string; name: string; options: readonly Option[] }

/** A drop-down of buttons. Without JavaScript they lead to the address, with their value as its parameter `name`. */
export function Dropdown({ label, address, name, options }: Props) {
  const { details, closeAndFocus } = useClosingDetails()
  return (
    <details className="dropdown" {...details}>
      <summary className="dropdown-label">
        <span className="dropdown-name">{label}</span>
        <span className="dropdown-chosen">{options.find(({ chosen }) => chosen)?.label}</span>
        <Icon name="chevron-down" />
      </summary>
      <form action={address}>
        <ul className="dropdown-list">
          {options.map(({ value, label: words, chosen, choose }) => (
            <li key={value}>
              <button
                type="submit"
                name={name}
                value={value}
                aria-current={chosen ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  closeAndFocus()
                  choose()
                }}
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  )
}
