import type { ShownTab } from '#contract/navigation/navigation-calls.ts'
import type { Site } from '#contract/site.ts'
import { useCurrentPath } from '../current-page.ts'
import { type NavigationQuery, useFreshNavigation } from '../use-fresh-navigation.ts'
import { MenuTab } from './menu-tab.tsx'
import { useSubmenus } from './use-submenus.ts'

type Props = {
  /** The tabs of the row, under their key in the response of the navigation call. */
  rendered: { topTabs: ShownTab[] } | { bottomTabs: ShownTab[] }
  query: NavigationQuery
  variant: Site['header']['variant']
  name: string
  /** Accessible name of a submenu's toggle, with a `{label}` placeholder. */
  toggleName: string
}

export function DesktopMenu({ rendered, query, variant, name, toggleName }: Props) {
  const shown = useFreshNavigation(rendered, 'GET /api/nav/desktop', query)
  const path = useCurrentPath()
  const submenus = useSubmenus()
  const tabs = 'topTabs' in shown ? shown.topTabs : shown.bottomTabs
  if (tabs.length === 0) return null
  return (
    <nav aria-label={name}>
      <ul className="tabs" {...submenus.list}>
        {tabs.map((tab) => (
          <MenuTab
            key={tab.label}
            tab={tab}
            variant={variant}
            path={path}
            toggleName={toggleName.replace('{label}', tab.label)}
            submenus={submenus}
          />
        ))}
      </ul>
    </nav>
  )
}
