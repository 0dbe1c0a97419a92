import type { Language } from '#contract/site.ts'
import type { CallValue } from '#office/frame/call-office.ts'

export type Sites = CallValue<'GET /api/office/editor/forms'>['sites']

/** Where a list begins: see `useList`. */
export type ListPlace = { start: string | undefined; setStart: (start: string | undefined) => void }

/** Null: all sites. */
export const siteName = (sites: Sites, site: string | null): string =>
  site === null ? 'Kaikki sivustot' : (sites.find(({ id }) => id === site)?.name ?? site)

/** The site and language that a form begins with: those given, as far as there are such. */
export function placeOf(sites: Sites, given: { site?: string | undefined; language?: Language | undefined }) {
  const site = sites.find(({ id }) => id === given.site) ?? sites[0]
  const languages = site?.languages ?? []
  const language = languages.find((each) => each === given.language) ?? languages[0] ?? 'fi'
  return { site: site?.id ?? '', language }
}
