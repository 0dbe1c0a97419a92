import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#office/ui/button.tsx'
import type { Area } from './area.ts'
import type { Me } from './me.ts'
import { areas } from './rooms.ts'
import './side-navigation.css'

const groups: readonly { id: Area['group']; label?: string }[] = [
  { id: 'day' },
  { id: 'goods', label: 'Kauppa' },
  { id: 'people', label: 'Ylläpito' },
]

/** What the person's roles have. On narrow windows a button opens it over the page. */
export function SideNavigation({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false)
  const own = areas.filter(({ roles }) => roles.some((role) => me.roles.includes(role)))
  const shown = groups.map((group) => ({ ...group, areas: own.filter((area) => area.group === group.id) }))
  return (
    <nav className="side" aria-label="Hallinta" data-open={isOpen || undefined}>
      <div className="side-opener">
        <Button kind="quiet" aria-expanded={isOpen} aria-controls="side-areas" onPress={() => setOpen(!isOpen)}>
          <span aria-hidden="true">☰</span> Valikko
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links are what is pressed. */}
      <div
        className="side-areas"
        id="side-areas"
        onClick={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {shown
          .filter((group) => group.areas.length > 0)
          .map(({ id, label, areas: entries }) => (
            <div key={id}>
              {label && <h2 className="side-group">{label}</h2>}
              <ul>
                {entries.map(({ to, label: name }) => (
                  <li key={to}>
                    <Link to={to} activeOptions={{ exact: to === '/' }} className="side-link">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </nav>
  )
}
