import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { stateWords } from './state-words.ts'

const getParentRoute = () => rootRoute

const bundlesRoute = createRoute({
  getParentRoute,
  path: '/julkaisupaketit',
  validateSearch: (search: Record<string, unknown>) => ({
    tila: wordIn(search, 'tila', stateWords),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./bundles-page.tsx'), 'BundlesPage'),
})

const bundleRoute = createRoute({
  getParentRoute,
  path: '/julkaisupaketit/$id',
  component: lazyRouteComponent(() => import('./bundle-page.tsx'), 'BundlePage'),
})

/** Where the room was before: in bookmarks and mails. */
const formerRoute = createRoute({
  getParentRoute,
  path: '/kokonaisuudet/{-$id}',
  beforeLoad: ({ params: { id } }) => {
    throw id === undefined
      ? redirect({ to: '/julkaisupaketit', search: { tila: undefined, alku: undefined }, replace: true })
      : redirect({ to: '/julkaisupaketit/$id', params: { id }, replace: true })
  },
})

export const bundleRoutes = [bundlesRoute, bundleRoute, formerRoute] as const

export const bundlesArea: Area = {
  label: 'Julkaisupaketit',
  to: '/julkaisupaketit',
  roles: ['editor', 'shop', 'service', 'admin'],
  group: 'content',
  contents: ['Julkaise yhdessä', 'Kampanjat', 'Ajastetut julkaisut'],
}
