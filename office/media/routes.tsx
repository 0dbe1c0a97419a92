import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { filterWords } from './filter-words.ts'

const getParentRoute = () => rootRoute

const mediaRoute = createRoute({
  getParentRoute,
  path: '/kuvat',
  validateSearch: (search: Record<string, unknown>) => ({
    haku: textIn(search, 'haku'),
    laji: wordIn(search, 'laji', ['kuvat', 'tiedostot']),
    sivusto: textIn(search, 'sivusto'),
    tila: wordIn(search, 'tila', filterWords),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./media-page.tsx'), 'MediaPage'),
})

const itemRoute = createRoute({
  getParentRoute,
  path: '/kuvat/$id',
  component: lazyRouteComponent(() => import('./item-page.tsx'), 'ItemPage'),
})

export const mediaRoutes = [mediaRoute, itemRoute] as const

export const mediaArea: Area = {
  label: 'Kuvat ja tiedostot',
  to: '/kuvat',
  roles: ['editor', 'shop', 'service', 'admin'],
  group: 'content',
  contents: ['Mediakirjasto', 'Käyttöoikeudet', 'Vaihtoehtoiset tekstit', 'PDF-tiedostot'],
}
