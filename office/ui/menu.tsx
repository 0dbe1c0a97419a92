import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Button } from './button.tsx'
import './menu.css'

type MenuEntry = { id: string; label: string; isDanger?: boolean; isDisabled?: boolean } & (
  | { onPress: () => void }
  /** Opens beside the page. */
  | { href: string }
)

type Props = {
  label: ReactNode
  ariaLabel?: string
  entries: readonly MenuEntry[]
  kind?: 'quiet' | 'primary' | 'plain'
}

/** A button that opens a list of things to do. */
export function Menu({ label, ariaLabel, entries, kind = 'quiet' }: Props) {
  return (
    <MenuTrigger>
      <Button kind={kind === 'plain' ? undefined : kind} {...(ariaLabel ? { 'aria-label': ariaLabel } : {})}>
        {label}
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <AriaMenu className="menu">
          {entries.map(({ id, label: name, isDanger, isDisabled = false, ...entry }) => (
            <MenuItem
              key={id}
              id={id}
              className={isDanger ? 'menu-item danger' : 'menu-item'}
              isDisabled={isDisabled}
              {...('href' in entry
                ? { href: entry.href, target: '_blank', rel: 'noreferrer' }
                : { onAction: entry.onPress })}
            >
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
