import { layoutOf } from '#web/ui/breakpoints.ts'

/** The number of visible cards at each breakpoint. */
export function visibleByBreakpoint(visible: number) {
  return { xs: 1, sm: 1, md: 3, lg: visible } as const
}

export function visibleIn(windowWidth: number, visible: number): number {
  return visibleByBreakpoint(visible)[layoutOf(windowWidth)]
}
