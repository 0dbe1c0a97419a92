import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { roles } from '#contract/office/roles.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'

export const todayRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage'),
  }),
] as const

export const todayArea: Area = { label: 'Tänään', to: '/', roles, group: 'day' }
