import type { Capability } from '#server/capability.ts'
import type { FrameActions } from '#server/frames/frame-actions.ts'
import type { RedirectActions } from '#server/frames/redirects/redirect-actions.ts'
import { frameCalls } from './frames.http.ts'
import { type RedirectImports, redirectCalls, redirectRoutes } from './redirects.http.ts'

type Needs = { actions: FrameActions; redirects: RedirectActions; imports: RedirectImports }

/** What is around the pages of each site, and where old addresses lead, as editors change it. What is done is in `server/frames/`. */
export function openFrames({ actions, redirects, imports }: Needs) {
  return {
    name: 'office frames',
    calls: [...frameCalls(actions), ...redirectCalls(redirects, imports)],
    routes: redirectRoutes(redirects),
  } satisfies Capability
}
