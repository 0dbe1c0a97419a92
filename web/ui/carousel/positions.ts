/** One step: back or forward. */
export type Step = -1 | 1

/** How many places a track can stand at: at the last of them the last slides are seen. */
export function placesOf(count: number, visible: number): number {
  return Math.max(1, count - visible + 1)
}

/** The place after a step where the last is followed by the first. */
export function around(at: number, by: Step, places: number): number {
  return (at + by + places) % places
}

/** The nearest place that there is. */
export function within(at: number, places: number): number {
  return Math.min(Math.max(at, 0), places - 1)
}

/** The place whose slides a row is scrolled to, where each slide begins a `stride` after the one before it. */
export function placeScrolledTo(scrolled: number, stride: number): number {
  return stride > 0 ? Math.round(scrolled / stride) : 0
}

/** Slides that are seen at a place, and those one step away on either side: around, where the track goes round. */
export function isNear(index: number, at: number, { count, visible }: { count: number; visible: number }): boolean {
  const ahead = (index - at + count) % count
  return ahead < 2 * visible || ahead >= count - visible
}
