import { commonPairs } from './common-pairs.ts'
import type { EditedBlock, EditedPage, FieldPath } from './edited-page.ts'
import { isSame } from './field-path.ts'
import type { Operation } from './operations.ts'

/** How two contents of a page differ, by block and field. */
export type Difference =
  | { kind: 'changed'; block: string | null; type: string | null; path: FieldPath; before?: unknown; after?: unknown }
  | { kind: 'added'; block: EditedBlock; after: string | null }
  | { kind: 'removed'; block: EditedBlock }
  /** To after another block, or to the beginning. */
  | { kind: 'moved'; block: string; type: string; after: string | null }

type Branch = Record<string, unknown>
const isObject = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** In the order of the later page, what was removed last. Lists are compared as a whole unless they have as many items. */
export function differencesOf(before: EditedPage, after: EditedPage): Difference[] {
  const earlier = new Map(before.blocks.map((block) => [block.id, block]))
  const later = new Map(after.blocks.map((block) => [block.id, block]))
  const stayed = before.blocks.map(({ id }) => id).filter((id) => later.has(id))
  const found = after.blocks.map(({ id }) => id).filter((id) => earlier.has(id))
  const unmoved = new Set(commonPairs(stayed, found, (one, other) => one === other).map(([at]) => stayed[at]))
  return [
    ...changesOf(null, null, before.fields, after.fields, []),
    ...after.blocks.flatMap((block, at): Difference[] => {
      const previous = earlier.get(block.id)
      const place = after.blocks[at - 1]?.id ?? null
      if (!previous) return [{ kind: 'added', block, after: place }]
      const { id: _before, type: _type, ...old } = previous
      const { id, type, ...current } = block
      const moved: Difference[] = unmoved.has(id) ? [] : [{ kind: 'moved', block: id, type, after: place }]
      return [...moved, ...changesOf(id, type, old, current, [])]
    }),
    ...before.blocks.flatMap((block): Difference[] => (later.has(block.id) ? [] : [{ kind: 'removed', block }])),
  ]
}

function changesOf(
  block: string | null,
  type: string | null,
  before: unknown,
  after: unknown,
  path: FieldPath,
): Difference[] {
  if (isSame(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => changesOf(block, type, before[name], after[name], [...path, name]))
  }
  if (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    before.every(isObject) &&
    !isFormatted(before)
  )
    return before.flatMap((item, at) => changesOf(block, type, item, after[at], [...path, at]))
  return [{ kind: 'changed', block, type, path, before, after }]
}

/** Formatted text is one field: see `richText`. */
const isFormatted = (list: readonly unknown[]) => list.some((part) => isObject(part) && 'kind' in part)

/** What makes the earlier page the later one. */
export function operationsOf(differences: readonly Difference[], from: number): Operation[] {
  return differences.map((difference) => operationOf(difference, from))
}

function operationOf(difference: Difference, from: number): Operation {
  switch (difference.kind) {
    case 'changed':
      return { kind: 'set', from, block: difference.block, path: difference.path, value: difference.after }
    case 'added':
      return { kind: 'add', from, block: difference.block, after: difference.after }
    case 'removed':
      return { kind: 'remove', from, block: difference.block.id }
    case 'moved':
      return { kind: 'move', from, block: difference.block, after: difference.after }
  }
}
