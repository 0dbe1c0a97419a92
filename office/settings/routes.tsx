import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { settingTexts } from './setting-texts.ts'

export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/asetukset',
  validateSearch: (search: Record<string, unknown>) => ({ alku: textIn(search, 'alku') }),
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
})

export const settingsArea: Area = {
  label: 'Kaupan asetukset',
  to: '/asetukset',
  roles: ['shop', 'service', 'admin'],
  group: 'goods',
  contents: Object.values(settingTexts).map(({ label }) => label),
}
