import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn, wordIn } from '#office/frame/address-text.ts'
import type { Area } from '#office/frame/area.ts'
import { rootRoute } from '#office/frame/root-route.ts'
import { filterWords, translationWords } from './list/filter-words.ts'

const getParentRoute = () => rootRoute

const pagesRoute = createRoute({
  getParentRoute,
  path: '/sivut',
  validateSearch: (search: Record<string, unknown>) => ({
    sivusto: textIn(search, 'sivusto'),
    kieli: wordIn(search, 'kieli', ['fi', 'en', 'se', 'de']),
    pohja: textIn(search, 'pohja'),
    tila: wordIn(search, 'tila', filterWords),
    kaannos: wordIn(search, 'kaannos', translationWords),
    haku: textIn(search, 'haku'),
    alla: textIn(search, 'alla'),
    jarjestys: wordIn(search, 'jarjestys', ['muutettu']),
    alku: textIn(search, 'alku'),
  }),
  component: lazyRouteComponent(() => import('./list/pages-page.tsx'), 'PagesPage'),
})

const pageRoute = createRoute({
  getParentRoute,
  path: '/sivut/$id',
  component: lazyRouteComponent(() => import('./editor/page-editor-page.tsx'), 'PageEditorPage'),
})

const languagesRoute = createRoute({
  getParentRoute,
  path: '/sivut/$id/kielet',
  validateSearch: (search: Record<string, unknown>) => ({ lahde: wordIn(search, 'lahde', ['fi', 'en', 'se', 'de']) }),
  component: lazyRouteComponent(() => import('./languages/languages-page.tsx'), 'LanguagesPage'),
})

export const pageRoutes = [pagesRoute, pageRoute, languagesRoute] as const

export const pagesArea: Area = {
  label: 'Sivut',
  to: '/sivut',
  roles: ['editor', 'shop', 'service', 'admin'],
  group: 'content',
  contents: ['Tuotesivut', 'Reseptit', 'Uutiset', 'Luonnokset', 'Roskakori'],
}
