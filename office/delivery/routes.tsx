import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'

const parts = ['ajat', 'alueet', 'paivat'] as const

const deliveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/toimitus',
  validateSearch: (search: Record<string, unknown>) => ({
    osa: wordIn(search, 'osa', parts),
    haku: textIn(search, 'haku'),
    tasta: textIn(search, 'tasta'),
    alue: textIn(search, 'alue'),
  }),
  component: lazyRouteComponent(() => import('./delivery-page.tsx'), 'DeliveryPage'),
})

export const deliveryRoutes = [deliveryRoute] as const

export const deliveryArea: Area = { label: 'Toimitus', to: '/toimitus', roles: ['shop', 'service'], group: 'goods' }
