import type { Target } from './found-target.ts'

const MOST = 6

/** In the tab alone, and for this person: names of customers do not stay on a shared computer. */
const keyOf = (person: string) => `office recent ${person}`

/** What the person has chosen in the search lately, the latest first. */
export function recentOf(person: string): readonly Target[] {
  return JSON.parse(sessionStorage.getItem(keyOf(person)) ?? '[]')
}

export function addRecent(person: string, target: Target): void {
  const others = recentOf(person).filter(({ key }) => key !== target.key)
  sessionStorage.setItem(keyOf(person), JSON.stringify([target, ...others].slice(0, MOST)))
}
