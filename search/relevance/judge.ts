import type { Question } from './questions.ts'

/** How good an answer is: 1 if the best pages stand first, 0 if none of them is among the first ten. */
export function ndcgAt10(pages: Question['pages'], paths: readonly string[]): number {
  const gained = (grades: readonly number[]) =>
    grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
  const ideal = gained(Object.values(pages).sort((one, other) => other - one))
  return ideal === 0 ? 0 : gained(paths.map((path) => pages[path] ?? 0)) / ideal
}

/** Whether a page that is good at least stands among the first. */
export function hasRightPage(pages: Question['pages'], paths: readonly string[], first: number): boolean {
  return paths.slice(0, first).some((path) => (pages[path] ?? 0) >= 2)
}
