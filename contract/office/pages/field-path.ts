import type { FieldPath } from './edited-page.ts'

type Branch = Record<string | number, unknown>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** The value at a path; undefined where there is none. Names that an object inherits are none of its fields. */
export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, name) => (isBranch(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    root,
  )
}

/** A copy with another value at the path; undefined removes the field. Missing parents are made, as objects or lists by the name below. */
export function withValueAt<Root>(root: Root, [name, ...rest]: FieldPath, value: unknown): Root {
  if (name === undefined) return value as Root
  const parent = isBranch(root) ? root : typeof name === 'number' ? [] : {}
  const child = Object.hasOwn(parent, name) ? (parent as Branch)[name] : undefined
  const changed = rest.length === 0 ? value : withValueAt(child, rest, value)
  if (Array.isArray(parent)) return listWith(parent, Number(name), changed) as Root
  const { [name]: _previous, ...others } = parent as Branch
  if (changed === undefined) return others as Root
  // Where it was, so that a page that says the same is the same text.
  return (name in parent ? { ...parent, [name]: changed } : { ...others, [name]: changed }) as Root
}

function listWith(list: readonly unknown[], at: number, value: unknown): unknown[] {
  const isInside = at < list.length
  if (value === undefined) return isInside ? list.toSpliced(at, 1) : [...list]
  return isInside ? list.with(at, value) : [...list, value]
}

/** Whether one of the paths is the other, or a part of it. */
export function overlap(one: FieldPath, other: FieldPath): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.every((name, at) => name === long[at])
}

/** Whether two values say the same. A field that is undefined is none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false
  return [...names].every((name) => isSame(one[name], other[name]))
}
