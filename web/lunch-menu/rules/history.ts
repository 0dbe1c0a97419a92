/** Something that is edited, with what it was before and what was undone. */
export type History<Value> = { past: readonly Value[]; present: Value; future: readonly Value[] }

const MAX_STEPS = 100

export const begin = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

/** A step that can be undone. The same value is no step. */
export function change<Value>(history: History<Value>, next: Value): History<Value> {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: next, future: [] }
}

/** Shows another value on the way to the next step. */
export function preview<Value>(history: History<Value>, present: Value): History<Value> {
  return present === history.present ? history : { ...history, present }
}

/** Makes one step of what was previewed since `before`. */
export function settle<Value>(history: History<Value>, before: Value): History<Value> {
  return change(preview(history, before), history.present)
}

/** Goes on with the present instead of another value, which one step back brings. */
export function keepOver<Value>(history: History<Value>, other: Value): History<Value> {
  return change(change(history, other), history.present)
}

export function undo<Value>({ past, present, future }: History<Value>): History<Value> {
  const before = past.at(-1)
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo<Value>({ past, present, future }: History<Value>): History<Value> {
  const [next, ...rest] = future
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest }
}
