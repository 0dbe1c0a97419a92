import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'

const states = ['odottaa', 'julkaistu', 'hylatty'] as const

const reviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/arviot',
  validateSearch: (search: Record<string, unknown>) => ({
    tila: wordIn(search, 'tila', states),
    tuote: textIn(search, 'tuote'),
    tahdet: wordIn(search, 'tahdet', ['1', '2', '3', '4', '5']),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./reviews-page.tsx'), 'ReviewsPage'),
})

export const reviewRoutes = [reviewsRoute] as const

export const reviewsArea: Area = { label: 'Arviot', to: '/arviot', roles: ['shop', 'service'], group: 'goods' }
