import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type Option = { key: number; label: string; href: string; chosen: boolean; choose: () => void }

/** A drop-down of links. Without JavaScript they are ordinary links. */
export function Dropdown({ label, options }: { label: string; options: readonly Option[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  const closeAndFocus = () => {
    close()
    details.current?.querySelector('summary')?.focus()
  }
  const onClick = (event: MouseEvent, { choose }: Option) => {
    // With a modifier key the link opens in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    closeAndFocus()
    choose()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeAndFocus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <details ref={details} className="dropdown" onKeyDown={onKeyDown} onBlur={onBlur}>
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
