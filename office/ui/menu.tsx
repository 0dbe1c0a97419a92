import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Button } from './button.tsx'
import './menu.css'

type MenuEntry = { id: string; label: string; isDanger?: boolean; isDisabled?: boolean; onPress: () => void }

type Props = { label: ReactNode; ariaLabel?: string; entries: readonly MenuEntry[]; kind?: 'quiet' | 'primary' }

/** A button that opens a list of things to do. */
export function Menu({ label, ariaLabel, entries, kind = 'quiet' }: Props) {
  return (
    <MenuTrigger>
      <Button kind={kind} {...(ariaLabel ? { 'aria-label': ariaLabel } : {})}>
        {label}
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <AriaMenu className="menu">
          {entries.map(({ id, label: name, isDanger, isDisabled = false, onPress }) => (
            <MenuItem
              key={id}
              id={id}
              className={isDanger ? 'menu-item danger' : 'menu-item'}
              isDisabled={isDisabled}
              onAction={onPress}
            >
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
