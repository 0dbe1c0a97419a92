import { languageNames } from '#contract/content/field.ts'
import { Badge } from '#office/ui/badge.tsx'
import type { Forms } from '../form/editing.ts'
import type { Row } from './row.ts'

const named = (languages: Row['missingLanguages']) => languages.map((language) => languageNames[language]).join(', ')

export const languagesOf = (forms: Forms | undefined, site: string) =>
  forms?.sites.find(({ id }) => id === site)?.languages ?? []

/** Which languages of the page wait for somebody. A site of one language has nothing to say. */
export function TranslationCell({ row, forms }: { row: Row; forms: Forms | undefined }) {
  const { site, state, missingLanguages, behindLanguages } = row
  if (languagesOf(forms, site).length < 2 || state === 'binned') return null
  const isCurrent = missingLanguages.length + behindLanguages.length === 0
  return (
    <span className="row">
      {isCurrent && <Badge kind="good">Ajan tasalla</Badge>}
      {behindLanguages.length > 0 && <Badge kind="warning">Jäljessä: {named(behindLanguages)}</Badge>}
      {missingLanguages.length > 0 && <span className="muted">Puuttuu: {named(missingLanguages)}</span>}
    </span>
  )
}
