import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { type PartWord, partWords } from './part-words.ts'

const getParentRoute = () => rootRoute

const framesRoute = createRoute({
  getParentRoute,
  path: '/valikot',
  validateSearch: (search: Record<string, unknown>) => ({
    osa: wordIn(search, 'osa', Object.keys(partWords) as PartWord[]),
    sivusto: textIn(search, 'sivusto'),
    kieli: wordIn(search, 'kieli', ['fi', 'en', 'se', 'de']),
  }),
  component: lazyRouteComponent(() => import('./frames-page.tsx'), 'FramesPage'),
})

const redirectsRoute = createRoute({
  getParentRoute,
  path: '/ohjaukset',
  validateSearch: (search: Record<string, unknown>) => ({
    sivusto: textIn(search, 'sivusto'),
    haku: textIn(search, 'haku'),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./redirects/redirects-page.tsx'), 'RedirectsPage'),
})

export const frameRoutes = [framesRoute, redirectsRoute] as const

const roles = ['editor', 'shop', 'service', 'admin'] as const

export const frameAreas: readonly Area[] = [
  {
    label: 'Valikot ja tekstit',
    to: '/valikot',
    roles,
    group: 'content',
    contents: ['Alatunniste', 'Luokittelu', 'Tuoteryhmät', 'Suodattimet', 'Evästebanneri', 'Uutiskirjeen ikkuna'],
  },
  { label: 'Ohjaukset', to: '/ohjaukset', roles, group: 'content', contents: ['Vanhat osoitteet'] },
]
