import type { Slices } from './slices.ts'

const RUN = 128

/** A stable sort in place that, unlike the built-in one, yields to the event loop. */
export async function slicedSort(
  items: Uint32Array,
  compare: (one: number, other: number) => number,
  slices: Slices,
): Promise<void> {
  for (let from = 0; from < items.length; from += RUN) {
    items.subarray(from, from + RUN).sort(compare)
    if (slices.isOver(RUN)) await slices.pause()
  }
  let source: Uint32Array = items
  let target: Uint32Array = new Uint32Array(items.length)
  for (let run = RUN; run < items.length; run *= 2) {
    for (let from = 0; from < items.length; from += 2 * run) {
      const middle = Math.min(from + run, items.length)
      const end = Math.min(middle + run, items.length)
      for (let left = from, right = middle, at = from; at < end; at++) {
        const one = source[left] as number
        const other = source[right] as number
        const takesLeft = left < middle && (right >= end || compare(one, other) <= 0)
        target[at] = takesLeft ? one : other
        if (takesLeft) left++
        else right++
        if (slices.isOver()) await slices.pause()
      }
    }
    ;[source, target] = [target, source]
  }
  if (source !== items) items.set(source)
}
