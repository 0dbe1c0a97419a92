import type { MobileNavigation } from '#contract/navigation/navigation-calls.ts'
import { ariaCurrent, useCurrentPath } from '../current-page.ts'
import { type NavigationQuery, useFreshNavigation } from '../use-fresh-navigation.ts'

type Props = { links: Pick<MobileNavigation, 'barLinks'>; query: NavigationQuery; name: string }

/** The links in the bar itself. They scroll sideways where they do not fit. */
export function BarLinks({ links, query, name }: Props) {
  const { barLinks } = useFreshNavigation(links, 'GET /api/nav/mobile', query)
  const path = useCurrentPath()
  return (
    <nav className="bar-links" aria-label={name}>
      <ul>
        {barLinks.map(({ label, link }) => (
          <li key={label}>
            <a href={link} aria-current={ariaCurrent(link, path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
