import type { ShownTab } from '#contract/navigation-calls.ts'
import type { Site } from '#contract/site.ts'
import { useCurrentPath } from '../current-page.ts'
import { type NavigationQuery, useFreshNavigation } from '../use-fresh-navigation.ts'
import { MenuTab } from './menu-tab.tsx'
import { useSubmenus } from './use-submenus.ts'

type Props = {
  /** The tabs of the row, by the name that the navigation call has for them. */
  rendered: { topTabs: ShownTab[] } | { bottomTabs: ShownTab[] }
  query: NavigationQuery
  variant: Site['header']['variant']
  name: string
  /** Name of the toggle of a submenu, with `{label}` in it. */
  toggleName: string
}

/** A row of tabs, each a link of its own. */
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
