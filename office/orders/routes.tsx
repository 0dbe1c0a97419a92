import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type PaymentFilter, paymentFilters } from '#contract/office/orders/payment-filters.ts'
import { type OrderState, orderStates } from '#contract/shop/order-states.ts'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'

type Search = {
  haku?: string | undefined
  tila?: OrderState | undefined
  paiva?: string | undefined
  aika?: string | undefined
  alue?: string | undefined
  maksu?: PaymentFilter | undefined
  alku?: string | undefined
}

const getParentRoute = () => rootRoute

const ordersRoute = createRoute({
  getParentRoute,
  path: '/tilaukset',
  validateSearch: (search: Record<string, unknown>): Search => ({
    haku: textIn(search, 'haku'),
    tila: wordIn(search, 'tila', orderStates),
    paiva: textIn(search, 'paiva'),
    aika: textIn(search, 'aika'),
    alue: textIn(search, 'alue'),
    maksu: wordIn(search, 'maksu', paymentFilters),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./orders-page.tsx'), 'OrdersPage'),
})

const orderRoute = createRoute({
  getParentRoute,
  path: '/tilaukset/$number',
  component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
})

export const orderRoutes = [ordersRoute, orderRoute] as const

export const orderArea: Area = {
  label: 'Tilaukset',
  to: '/tilaukset',
  roles: ['shop', 'service', 'admin'],
  group: 'day',
}
