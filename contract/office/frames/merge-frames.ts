import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import { isSame } from '#contract/office/pages/field-path.ts'

/** A place that two people have changed differently: the person decides. */
export type FrameQuestion = { path: FieldPath; mine: unknown; theirs: unknown }

type Branch = Record<string, unknown>
const isObject = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What two people have made of the same content: the changes of both. Where both have changed the same, mine stays until it is decided.
 * A list whose items come or go is changed as a whole.
 */
export function mergeFrames(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: FieldPath = [],
): { content: unknown; questions: FrameQuestion[] } {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { content: mine, questions: [] }
  if (isSame(base, mine)) return { content: theirs, questions: [] }
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const parts = names.map((name) => ({
      name,
      ...mergeFrames(base[name], mine[name], theirs[name], [...path, name]),
    }))
    const given = parts.filter(({ content }) => content !== undefined)
    return {
      content: Object.fromEntries(given.map(({ name, content }) => [name, content])),
      questions: parts.flatMap(({ questions }) => questions),
    }
  }
  const lists = listsOf(base, mine, theirs)
  if (lists) {
    const [earlier, own, other] = lists
    const parts = own.map((item, at) => mergeFrames(earlier[at], item, other[at], [...path, at]))
    return { content: parts.map(({ content }) => content), questions: parts.flatMap(({ questions }) => questions) }
  }
  return { content: mine, questions: [{ path, mine, theirs }] }
}

type Lists = readonly [readonly unknown[], readonly unknown[], readonly unknown[]]

/** Lists of as many things, whose things may be compared by their places. */
function listsOf(...values: readonly [unknown, unknown, unknown]): Lists | undefined {
  const areLists = values.every((list) => Array.isArray(list) && list.every(isObject))
  const lists = values as unknown as Lists
  return areLists && new Set(lists.map(({ length }) => length)).size === 1 ? lists : undefined
}
