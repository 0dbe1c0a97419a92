import type { MouseEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useClosingDetails } from '#web/ui/use-closing-details.ts'

type Option = { key: number; label: string; href: string; chosen: boolean; choose: () => void }

/** A drop-down of links. Without JavaScript they are ordinary links. */
export function Dropdown({ label, options }: { label: string; options: readonly Option[] }) {
  const { details, closeAndFocus } = useClosingDetails()
  const onClick = (event: MouseEvent, { choose }: Option) => {
    // With a modifier key the link opens in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    closeAndFocus()
    choose()
  }
  return (
    <details className="dropdown" {...details}>
      <summary className="dropdown-label">
        <span className="dropdown-name">{label}</span>
        <span className="dropdown-chosen">{options.find(({ chosen }) => chosen)?.label}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="dropdown-list">
        {options.map((option) => (
          <li key={option.key}>
            <a
              href={option.href}
              aria-current={option.chosen ? 'true' : undefined}
              onClick={(event) => onClick(event, option)}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
