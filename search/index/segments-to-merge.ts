import type { Segment } from './segment.ts'

/** Segments of about the same size are merged when there are this many, so the total stays small. */
const MAX_SEGMENTS = 4

/** All up to this size are about the same. */
const SMALLEST_CLASS_SIZE = 64

/** The factor between size classes. In an index of a million documents each is merged at most eight times. */
const CLASS_FACTOR = 4

/** The segments that should become one now, the smallest first; none if all is well. */
export function segmentsToMerge(segments: readonly Segment[]): Segment[] {
  const sizes = Map.groupBy(segments, ({ count }) =>
    Math.max(0, Math.ceil(Math.log(count / SMALLEST_CLASS_SIZE) / Math.log(CLASS_FACTOR))),
  )
  const smallest = [...sizes].filter(([, same]) => same.length >= MAX_SEGMENTS).sort(([one], [other]) => one - other)[0]
  return smallest ? [...smallest[1]] : []
}
