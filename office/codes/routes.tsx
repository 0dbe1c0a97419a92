import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'

const getParentRoute = () => rootRoute
const kinds = ['discount', 'gift-card', 'refund', 'loyalty'] as const

const codesRoute = createRoute({
  getParentRoute,
  path: '/koodit',
  validateSearch: (search: Record<string, unknown>) => ({
    laji: wordIn(search, 'laji', kinds),
    haku: textIn(search, 'haku'),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./codes-page.tsx'), 'CodesPage'),
})

const codeRoute = createRoute({
  getParentRoute,
  path: '/koodit/$id',
  component: lazyRouteComponent(() => import('./code-page.tsx'), 'CodePage'),
})

export const codeRoutes = [codesRoute, codeRoute] as const

export const codesArea: Area = { label: 'Koodit', to: '/koodit', roles: ['shop', 'service'], group: 'goods' }
