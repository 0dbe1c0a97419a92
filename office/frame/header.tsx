import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { useKey } from '#office/ui/use-key.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpKeys } from './help-keys.tsx'
import type { Me } from './me.ts'
import './header.css'

const Find = lazy(() => import('./find.tsx').then(({ Find: default_ }) => ({ default: default_ })))
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

type Props = { me: Me; isMenuOpen: boolean; onMenu: () => void }

export function Header({ me, isMenuOpen, onMenu }: Props) {
  const [open, setOpen] = useState<'find' | 'help'>()
  useKey('mod+k', () => setOpen('find'))
  useKey('?', () => setOpen('help'))
  const close = () => setOpen(undefined)
  return (
    <header className="header">
      <div className="header-menu">
        <Button
          kind="quiet"
          aria-label="Valikko"
          aria-expanded={isMenuOpen}
          aria-controls="side-areas"
          onPress={onMenu}
        >
          <span aria-hidden="true">☰</span>
        </Button>
      </div>
      <Link to="/" className="header-home">
        Hallinta
      </Link>
      <Button kind="quiet" onPress={() => setOpen('find')} aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}>
        <span className="header-find">Etsi</span>
        <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </Button>
      <div className="header-end">
        <span className="header-help">
          <Button kind="quiet" aria-label="Näppäinohje" onPress={() => setOpen('help')}>
            <kbd>?</kbd>
          </Button>
        </span>
        <AccountMenu me={me} />
      </div>
      <Dialog title="Etsi" isOpen={open === 'find'} onClose={close}>
        <Suspense fallback={<p className="muted">Avataan…</p>}>
          <Find onChosen={close} />
        </Suspense>
      </Dialog>
      <Dialog title="Näppäimet" isOpen={open === 'help'} onClose={close} isNarrow>
        <HelpKeys />
      </Dialog>
    </header>
  )
}
