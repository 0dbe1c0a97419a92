import type { Role } from '#contract/office/roles.ts'

/** `sites`: as editor, those that the person may change; empty means all. */
export type Person = { roles: readonly Role[]; sites: readonly string[] }

/** An editor may have a list of sites. */
export function mayChange({ roles, sites }: Person, site: string): boolean {
  return roles.includes('editor') && (sites.length === 0 || sites.includes(site))
}

export function maySee(person: Person, site: string): boolean {
  return person.roles.some((role) => role !== 'editor') || mayChange(person, site)
}

/** The sites whose pages the person may see; null: all. */
export function seenSites({ roles, sites }: Person): readonly string[] | null {
  return sites.length === 0 || roles.some((role) => role !== 'editor') ? null : sites
}
