import { languageNames } from '#contract/content/field.ts'
import type { Synonym } from '#contract/office/searches/words.ts'
import { useList } from '#office/frame/list-state.ts'
import { Button } from '#office/ui/button.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { moment } from '#web/format/moment.ts'
import type { Ask } from './ask.ts'
import { type ListPlace, type Sites, siteName } from './site-name.ts'

type Props = { filters: object; place: ListPlace; sites: Sites; mayChange: boolean; ask: (ask: Ask) => void }

/** Words that staff have added to the searches. */
export function SynonymList({ filters, place, sites, mayChange, ask }: Props) {
  const list = useList('GET /api/office/searches/synonyms', filters, place)
  return (
    <List
      caption="Synonyymit, viimeksi muutettu ensin"
      columns={columns(sites, mayChange, ask)}
      list={list}
      keyOf={({ id }) => String(id)}
      empty="Näillä rajauksilla ei ole synonyymejä. Haku tuntee ilmankin taivutusmuodot ja ruokasanaston."
    />
  )
}

const columns = (sites: Sites, mayChange: boolean, ask: (ask: Ask) => void): readonly Column<Synonym>[] => [
  {
    id: 'words',
    label: 'Sanat',
    cell: ({ words, finds }) => (
      <span className="search-words">{finds ? `${words.join(', ')} → ${finds.join(', ')}` : words.join(' = ')}</span>
    ),
  },
  { id: 'site', label: 'Sivusto', cell: ({ site }) => siteName(sites, site) },
  { id: 'language', label: 'Kieli', isShort: true, onPhone: 'none', cell: ({ language }) => languageNames[language] },
  {
    id: 'changed',
    label: 'Muutettu',
    onPhone: 'plain',
    cell: ({ changedAt, changedBy }) => `${moment(changedAt, 'fi')}, ${changedBy}`,
  },
  ...(mayChange
    ? [
        {
          id: 'actions',
          label: 'Toiminnot',
          isShort: true,
          onPhone: 'beside' as const,
          cell: (synonym: Synonym) => (
            <Button
              aria-label={`Muuta: ${synonym.words.join(', ')}`}
              onPress={() => ask({ about: 'synonym', synonym })}
            >
              Muuta
            </Button>
          ),
        },
      ]
    : []),
]
