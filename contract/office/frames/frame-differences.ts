import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import { isSame } from '#contract/office/pages/field-path.ts'

/** How two contents differ. Paths are those of the later one; of what was removed, of the earlier. */
export type FrameDifference =
  | { kind: 'changed'; path: FieldPath; before: unknown; after: unknown }
  | { kind: 'added' | 'removed' | 'moved'; path: FieldPath; value: unknown }

type Branch = Record<string, unknown>
const isObject = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function frameDifferences(before: unknown, after: unknown, path: FieldPath = []): FrameDifference[] {
  if (isSame(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => frameDifferences(before[name], after[name], [...path, name]))
  }
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isObject))
    return listDifferences(before, after, path)
  return [{ kind: 'changed', path, before, after }]
}

/** Items are known by their id, then by what they say, their name and where they lead. */
const likenesses: readonly ((one: Branch, other: Branch) => boolean)[] = [
  (one, other) => (one.id ?? one.key) !== undefined && (one.id ?? one.key) === (other.id ?? other.key),
  (one, other) => isSame(one, other),
  (one, other) => nameOf(one) !== undefined && nameOf(one) === nameOf(other),
  (one, other) => one.link !== undefined && one.link === other.link,
]

const nameOf = ({ label, name, value, service }: Branch) => label ?? name ?? value ?? service

function listDifferences(before: readonly Branch[], after: readonly Branch[], path: FieldPath): FrameDifference[] {
  const earlierOf = matched(before, after)
  const places = [...earlierOf.keys()].sort((one, other) => one - other)
  const unmoved = new Set(longestRising(places.map((place) => earlierOf.get(place) as number)))
  const changes = after.flatMap((item, at): FrameDifference[] => {
    const earlier = earlierOf.get(at)
    const here = [...path, at]
    if (earlier === undefined) return [{ kind: 'added', path: here, value: item }]
    const moved: FrameDifference[] = unmoved.has(earlier) ? [] : [{ kind: 'moved', path: here, value: item }]
    return [...moved, ...frameDifferences(before[earlier], item, here)]
  })
  const kept = new Set(earlierOf.values())
  const removed = before.flatMap((item, at): FrameDifference[] =>
    kept.has(at) ? [] : [{ kind: 'removed', path: [...path, at], value: item }],
  )
  return [...changes, ...removed]
}

/** The earlier place of each later one. */
function matched(before: readonly Branch[], after: readonly Branch[]): Map<number, number> {
  const earlierOf = new Map<number, number>()
  const taken = new Set<number>()
  for (const isAlike of likenesses) {
    for (const [at, item] of after.entries()) {
      if (earlierOf.has(at)) continue
      const earlier = before.findIndex((each, place) => !taken.has(place) && isAlike(each, item))
      if (earlier < 0) continue
      earlierOf.set(at, earlier)
      taken.add(earlier)
    }
  }
  return earlierOf
}

function longestRising(numbers: readonly number[]): number[] {
  const best = numbers.map((): number[] => [])
  for (const [at, number] of numbers.entries()) {
    const before = best.slice(0, at).filter((row) => (row.at(-1) as number) < number)
    const longest = before.reduce<number[]>((most, row) => (row.length > most.length ? row : most), [])
    best[at] = [...longest, number]
  }
  return best.reduce<number[]>((most, row) => (row.length > most.length ? row : most), [])
}
