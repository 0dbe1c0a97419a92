import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { views } from './views.ts'

const searchesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/haku',
  validateSearch: (search: Record<string, unknown>) => ({
    nakyma: wordIn(search, 'nakyma', views),
    sivusto: textIn(search, 'sivusto'),
    kieli: wordIn(search, 'kieli', ['fi', 'en', 'se', 'de']),
    viikko: textIn(search, 'viikko'),
    haku: textIn(search, 'haku'),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./searches-page.tsx'), 'SearchesPage'),
})

export const searchRoutes = [searchesRoute] as const

export const searchesArea: Area = {
  label: 'Haku',
  to: '/haku',
  roles: ['editor', 'shop', 'service', 'admin'],
  group: 'content',
  contents: ['Hakusanat', 'Synonyymit', 'Nostot'],
}
