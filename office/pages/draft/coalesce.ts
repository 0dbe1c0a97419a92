import { isSame } from '#contract/office/pages/field-path.ts'
import type { Operation } from '#contract/office/pages/operations.ts'

/** The queue with one more: each key that is pressed in a field replaces what was to be set there before. */
export function queued(waiting: readonly Operation[], next: Operation): readonly Operation[] {
  const last = waiting.at(-1)
  const replaces =
    last?.kind === 'set' &&
    next.kind === 'set' &&
    last.block === next.block &&
    last.from === next.from &&
    isSame(last.path, next.path)
  return replaces ? [...waiting.slice(0, -1), next] : [...waiting, next]
}
