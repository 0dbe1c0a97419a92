import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Area } from './area.ts'
import type { Me } from './me.ts'
import { areas } from './rooms.ts'
import './side-navigation.css'

const groups: readonly { id: Area['group']; label?: string }[] = [
  { id: 'day' },
  { id: 'goods', label: 'Kauppa' },
  { id: 'content', label: 'Sivustot' },
  { id: 'people', label: 'Ylläpito' },
]

type Props = { me: Me; isOpen: boolean; onClose: () => void }

/** What the person's roles have. On narrow windows a button of the header opens it over the page. */
export function SideNavigation({ me, isOpen, onClose }: Props) {
  const nav = useRef<HTMLElement>(null)
  const own = areas.filter(({ roles }) => roles.some((role) => me.roles.includes(role)))
  const shown = groups.map((group) => ({ ...group, areas: own.filter((area) => area.group === group.id) }))
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('a[aria-current]') ?? nav.current?.querySelector('a')
    if (isOpen) link?.focus()
  }, [isOpen])
  const leave = () => {
    onClose()
    document.querySelector<HTMLElement>('.header-menu button')?.focus()
  }
  return (
    <nav
      ref={nav}
      className="side"
      id="side-areas"
      aria-label="Hallinta"
      data-open={isOpen || undefined}
      onBlur={({ relatedTarget, currentTarget }) => {
        // The button that opens it closes it by itself.
        const isOutside = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)
        if (isOutside && !relatedTarget.closest('.header-menu')) onClose()
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links are what is pressed. */}
      <div onClick={onClose} onKeyDown={({ key }) => isOpen && key === 'Escape' && leave()}>
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
