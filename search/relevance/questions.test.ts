import { expect, it } from 'vitest'
import { readQuestions } from './questions.ts'

it('has no held-out question that the search was tuned by', () => {
  const nameOf = ({ language, site, q }: { language: string; site: string; q: string }) =>
    `${language} ${site}: ${q.toLowerCase()}`
  const { tuning, 'held-out': heldOut } = readQuestions()
  const known = new Set(tuning.map(nameOf))
  expect(heldOut.map(nameOf).filter((name) => known.has(name))).toEqual([])
})
