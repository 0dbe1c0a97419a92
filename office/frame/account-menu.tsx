import { useNavigate } from '@tanstack/react-router'
import { Menu } from '#office/ui/menu.tsx'
import { call } from '#web/calls/call.ts'
import { failureText } from './failure-text.ts'
import type { Me } from './me.ts'
import { showToast } from './toasts.tsx'

export function AccountMenu({ me }: { me: Me }) {
  const navigate = useNavigate()
  const leave = async () => {
    const outcome = await call('POST /api/office/logout')
    // Nothing of what this person has read is left in the window, nor where: the next may not see that.
    if (outcome.ok) location.assign('/')
    else showToast(failureText(outcome))
  }
  return (
    <Menu
      label={<span className="header-name">{me.name}</span>}
      ariaLabel={`${me.name}, oma tili`}
      entries={[
        { id: 'own', label: 'Oma kirjautuminen', onPress: () => navigate({ to: '/oma' }) },
        { id: 'log-out', label: 'Kirjaudu ulos', onPress: leave },
      ]}
    />
  )
}
