import { createRouter } from '@tanstack/react-router'
import { readAddress, writeAddress } from './address-text.ts'
import { NotFound, PageFailed } from './failed-pages.tsx'
import { routes } from './rooms.ts'
import { rootRoute } from './root-route.ts'
import { Shell } from './shell.tsx'

rootRoute.update({ component: Shell })

export const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  parseSearch: readAddress,
  stringifySearch: writeAddress,
  defaultPreload: 'intent',
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: ({ error, reset }) => <PageFailed error={error} onRetry={reset} />,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
