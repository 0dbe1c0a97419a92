import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'

const getParentRoute = () => rootRoute

const dayRoute = createRoute({
  getParentRoute,
  path: '/pakkaus/$day',
  validateSearch: (search: Record<string, unknown>) => ({
    aika: textIn(search, 'aika'),
    nakyma: wordIn(search, 'nakyma', ['tilaukset', 'keraily'] as const),
  }),
  component: lazyRouteComponent(() => import('./day-page.tsx'), 'DayPage'),
})

const orderRoute = createRoute({
  getParentRoute,
  path: '/pakkaus/$day/$number',
  component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
})

export const packingRoutes = [
  createRoute({
    getParentRoute,
    path: '/pakkaus',
    component: lazyRouteComponent(() => import('./days-page.tsx'), 'DaysPage'),
  }),
  dayRoute,
  orderRoute,
] as const

export const packingArea: Area = {
  label: 'Pakkaus',
  to: '/pakkaus',
  roles: ['shop', 'service', 'admin'],
  group: 'day',
}
