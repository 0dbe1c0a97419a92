import { bundleRoutes, bundlesArea } from '#office/bundles/routes.tsx'
import { codeRoutes, codesArea } from '#office/codes/routes.tsx'
import { deliveryArea, deliveryRoutes } from '#office/delivery/routes.tsx'
import { frameAreas, frameRoutes } from '#office/frames/routes.tsx'
import { goodsAreas, goodsRoutes } from '#office/goods/routes.tsx'
import { importArea, importRoute } from '#office/imports/routes.tsx'
import { mediaArea, mediaRoutes } from '#office/media/routes.tsx'
import { orderArea, orderRoutes } from '#office/orders/routes.tsx'
import { packingArea, packingRoutes } from '#office/packing/routes.tsx'
import { pageRoutes, pagesArea } from '#office/pages/routes.tsx'
import { reviewRoutes, reviewsArea } from '#office/reviews/routes.tsx'
import { searchesArea, searchRoutes } from '#office/searches/routes.tsx'
import { settingsArea, settingsRoute } from '#office/settings/routes.tsx'
import { staffAreas, staffRoutes } from '#office/staff/routes.tsx'
import { todayArea, todayRoutes } from '#office/today/routes.tsx'
import type { Area } from './area.ts'

/** The pages of all rooms. A room adds one line here and one below. */
export const routes = [
  ...todayRoutes,
  ...pageRoutes,
  ...bundleRoutes,
  ...searchRoutes,
  ...frameRoutes,
  ...mediaRoutes,
  ...orderRoutes,
  ...packingRoutes,
  ...goodsRoutes,
  ...deliveryRoutes,
  ...codeRoutes,
  ...reviewRoutes,
  importRoute,
  settingsRoute,
  ...staffRoutes,
] as const

/** The side navigation, in this order. */
export const areas: readonly Area[] = [
  todayArea,
  orderArea,
  packingArea,
  ...goodsAreas,
  deliveryArea,
  codesArea,
  reviewsArea,
  importArea,
  settingsArea,
  pagesArea,
  mediaArea,
  ...frameAreas,
  searchesArea,
  bundlesArea,
  ...staffAreas,
]
