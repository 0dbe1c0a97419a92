import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { stateWords } from './state-words.ts'

const getParentRoute = () => rootRoute

const bundlesRoute = createRoute({
  getParentRoute,
  path: '/kokonaisuudet',
  validateSearch: (search: Record<string, unknown>) => ({
    tila: wordIn(search, 'tila', stateWords),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./bundles-page.tsx'), 'BundlesPage'),
})

const bundleRoute = createRoute({
  getParentRoute,
  path: '/kokonaisuudet/$id',
  component: lazyRouteComponent(() => import('./bundle-page.tsx'), 'BundlePage'),
})

export const bundleRoutes = [bundlesRoute, bundleRoute] as const

export const bundlesArea: Area = {
  label: 'Kokonaisuudet',
  to: '/kokonaisuudet',
  roles: ['editor', 'shop', 'service', 'admin'],
  group: 'content',
  contents: ['Julkaise yhdessä', 'Kampanjat', 'Ajastetut julkaisut'],
}
