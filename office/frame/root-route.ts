import { createRootRoute } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Also for people who have not logged in, without the frame: an invitation. */
    isPublic?: boolean
    /** What the window is called; a page may say it more exactly with `useTitle`. */
    title?: string
  }
}

/** The parent of every page of the office. What is around the pages is given to it in router.tsx. */
export const rootRoute = createRootRoute()
