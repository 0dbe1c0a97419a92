import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { type KindWord, kindWords } from './kinds.ts'

export const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tuonti',
  validateSearch: (search: Record<string, unknown>) => ({
    laji: wordIn(search, 'laji', Object.keys(kindWords) as KindWord[]),
  }),
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
})

export const importArea: Area = { label: 'Tuonti', to: '/tuonti', roles: ['shop'], group: 'goods' }
