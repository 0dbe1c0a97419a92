import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { roles } from '#contract/office/roles.ts'
import { textIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'

const getParentRoute = () => rootRoute

const auditRoute = createRoute({
  getParentRoute,
  path: '/muutosloki',
  validateSearch: (search: Record<string, unknown>) => ({
    kuka: textIn(search, 'kuka'),
    teko: textIn(search, 'teko'),
    kohde: textIn(search, 'kohde'),
    tasta: textIn(search, 'tasta'),
    asti: textIn(search, 'asti'),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
})

export const staffRoutes = [
  createRoute({
    getParentRoute,
    path: '/kutsu',
    staticData: { isPublic: true, title: 'Kutsu' },
    component: lazyRouteComponent(() => import('./invitation-page.tsx'), 'InvitationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/oma',
    component: lazyRouteComponent(() => import('./own-page.tsx'), 'OwnPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/henkilot',
    component: lazyRouteComponent(() => import('./people-page.tsx'), 'PeoplePage'),
  }),
  auditRoute,
] as const

export const staffAreas: readonly Area[] = [
  { label: 'Henkilöt', to: '/henkilot', roles: ['admin'], group: 'people' },
  { label: 'Muutosloki', to: '/muutosloki', roles, group: 'people' },
]
