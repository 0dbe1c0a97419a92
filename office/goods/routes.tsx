import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { type StateWord, stateWords } from './state-words.ts'

const getParentRoute = () => rootRoute

const productsRoute = createRoute({
  getParentRoute,
  path: '/tuotteet',
  validateSearch: (search: Record<string, unknown>) => ({
    haku: textIn(search, 'haku'),
    ryhma: textIn(search, 'ryhma'),
    tila: wordIn(search, 'tila', Object.keys(stateWords) as StateWord[]),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./products-page.tsx'), 'ProductsPage'),
})

const productRoute = createRoute({
  getParentRoute,
  path: '/tuotteet/$code',
  component: lazyRouteComponent(() => import('./product-page.tsx'), 'ProductPage'),
})

export const goodsRoutes = [productsRoute, productRoute] as const

export const goodsAreas: readonly Area[] = [
  { label: 'Tuotteet', to: '/tuotteet', roles: ['shop', 'service'], group: 'goods' },
]
