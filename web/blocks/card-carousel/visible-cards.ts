import { layoutWidthOf } from '#web/ui/window-width.ts'

/** Cards beside each other at each width of the window, where large windows have the content's number. */
export function visibleByWidth(visible: number) {
  return { xs: 1, sm: 1, md: 3, lg: visible } as const
}

export function visibleIn(windowWidth: number, visible: number): number {
  return visibleByWidth(visible)[layoutWidthOf(windowWidth)]
}
