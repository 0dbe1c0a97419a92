import type { Segment } from './segment.ts'

/** Segments of about the same size are merged when there are so many of them, so there are never many in all. */
const MAX_SEGMENTS = 4

/** All up to this size are about the same. */
const SMALL = 64

/** Each size is so many times the one below. Documents of an index of a million are merged eight times at most. */
const TIMES = 4

/** The segments that should become one now, the smallest first; none if all is well. */
export function segmentsToMerge(segments: readonly Segment[]): Segment[] {
  const sizes = Map.groupBy(segments, ({ count }) => Math.max(0, Math.ceil(Math.log(count / SMALL) / Math.log(TIMES))))
  const smallest = [...sizes].filter(([, same]) => same.length >= MAX_SEGMENTS).sort(([one], [other]) => one - other)[0]
  return smallest ? [...smallest[1]] : []
}
