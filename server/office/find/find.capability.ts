import { findAnything } from '#contract/office/find/find.ts'
import { accepted } from '#contract/values/outcome.ts'
import type { Capability } from '#server/capability.ts'
import { served } from '#server/http/calls/served.ts'
import type { Finder } from './finder.ts'

/** Of each kind. */
const MOST = 5

/** Finds whatever a person of the office may see. */
export function openFind(finders: readonly Finder[]) {
  return {
    name: 'office find',
    calls: [
      served(findAnything, async ({ staff, query: { q } }) => {
        const own = finders.filter((finder) => finder.roles.some((role) => staff.roles.includes(role)))
        const found = await Promise.all(own.map((finder) => finder.find(q.toLowerCase(), MOST)))
        return accepted({ found: found.flat() })
      }),
    ],
  } satisfies Capability
}
