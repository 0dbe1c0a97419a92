import { dayIn } from '#contract/values/days.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { TriedSearch } from '#server/search-words/trial.ts'
import { wordNeeds } from '#server/search-words/word-needs.ts'
import { type ListAsked, searchesCalls } from './searches.http.ts'
import { trialCalls } from './trial.http.ts'

export type SearchesNeeds = { database: Database; now: () => Date; search: TriedSearch; asked: ListAsked }

/** What people search for, and what staff do about it. */
export function openSearches({ database, now, search, asked }: SearchesNeeds) {
  const needs = { ...wordNeeds(database), today: () => dayIn(now()) }
  const askedMost: Parameters<typeof trialCalls>[0]['askedMost'] = ({ site, ...of }) =>
    asked({ ...of, sites: [site], kind: 'all' })
  return {
    name: 'office searches',
    calls: [...searchesCalls({ ...needs, asked }), ...trialCalls({ ...needs, search, askedMost })],
  } satisfies Capability
}
