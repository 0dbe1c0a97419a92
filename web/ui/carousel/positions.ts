/** One step: back or forward. */
export type Step = -1 | 1

/** The number of positions of the track; at the last one the last slides are visible. */
export function positionCount(count: number, visible: number): number {
  return Math.max(1, count - visible + 1)
}

/** The position after a step, wrapping around at the ends. */
export function stepAround(at: number, by: Step, positions: number): number {
  return (at + by + positions) % positions
}

/** The nearest valid position. */
export function clampPosition(at: number, positions: number): number {
  return Math.min(Math.max(at, 0), positions - 1)
}

/** The position for a scroll offset. `stride` is the distance between the starts of two slides, in pixels. */
export function positionAtScroll(scrolled: number, stride: number): number {
  return stride > 0 ? Math.round(scrolled / stride) : 0
}

/** Whether a slide is visible at a position or after one step in either direction, wrapping around at the ends. */
export function isNear(index: number, at: number, { count, visible }: { count: number; visible: number }): boolean {
  const ahead = (index - at + count) % count
  return ahead < 2 * visible || ahead >= count - visible
}
