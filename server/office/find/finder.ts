import type { FoundKind } from '#contract/office/find/find.ts'
import type { Role } from '#contract/office/roles.ts'

type Found = { kind: FoundKind; id: string; label: string; hint: string }

/** Finds one kind of thing. Each asks an index for what begins with the question, or looks at what is small or in memory. */
export type Finder = {
  roles: readonly Role[]
  /** `question` is in lower case, trimmed, and not empty. */
  find: (question: string, most: number) => Promise<readonly Found[]>
}

/** A name in both orders: `aino ostaja` and `ostaja aino`; one word is the last name, or its beginning. */
export function namesIn(question: string): { last: string; first: string }[] {
  const words = question.split(/\s+/)
  const [one = '', ...others] = words
  if (others.length === 0) return [{ last: one, first: '' }]
  const [last = '', ...before] = words.toReversed()
  return [
    { last, first: before.toReversed().join(' ') },
    { last: one, first: others.join(' ') },
  ]
}
