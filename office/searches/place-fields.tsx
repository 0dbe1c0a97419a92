import { languageNames } from '#contract/content/field.ts'
import type { Language } from '#contract/site.ts'
import { Select } from '#office/ui/select.tsx'
import type { Sites } from './site-name.ts'

const ALL = '*'
const allLanguages: readonly Language[] = ['fi', 'se', 'en', 'de']

type Place = { site: string | null; language: Language }
type Props = { sites: Sites; place: Place; onChange: (place: Place) => void; mayBeAll?: boolean }

/** The site and the language of a word or a question. `mayBeAll`: null is all sites. */
export function PlaceFields({ sites, place: { site, language }, onChange, mayBeAll = false }: Props) {
  const languagesOf = (id: string | null) => sites.find((each) => each.id === id)?.languages ?? allLanguages
  const choose = (id: string | null) => {
    const languages = languagesOf(id)
    onChange({ site: id, language: languages.includes(language) ? language : (languages[0] ?? 'fi') })
  }
  return (
    <div className="search-place">
      <Select
        label="Sivusto"
        options={[
          ...(mayBeAll ? [{ id: ALL, label: 'Kaikki sivustot' }] : []),
          ...sites.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={site ?? ALL}
        onChange={(id) => choose(id === ALL ? null : id)}
      />
      <Select
        label="Kieli"
        options={languagesOf(site).map((id) => ({ id, label: languageNames[id] ?? id }))}
        value={language}
        onChange={(id) => onChange({ site, language: id })}
      />
    </div>
  )
}
