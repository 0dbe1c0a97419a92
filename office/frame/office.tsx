import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { queryClient } from './queries.ts'
import { router } from './router.tsx'
import { SessionDialogs } from './session.tsx'
import { Toasts } from './toasts.tsx'

/** The whole app. */
export function Office() {
  return (
    <I18nProvider locale="fi-FI">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
        <SessionDialogs />
      </QueryClientProvider>
    </I18nProvider>
  )
}
