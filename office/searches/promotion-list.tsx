import { languageNames } from '#contract/content/field.ts'
import type { Promotion } from '#contract/office/searches/words.ts'
import { useList } from '#office/frame/list-state.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { moment } from '#web/format/moment.ts'
import { shortDate } from '#web/format/short-date.ts'
import type { Ask } from './ask.ts'
import { type ListPlace, type Sites, siteName } from './site-name.ts'

type Props = { filters: object; place: ListPlace; sites: Sites; mayChange: boolean; ask: (ask: Ask) => void }

/** The pages that staff have put first for a question. */
export function PromotionList({ filters, place, sites, mayChange, ask }: Props) {
  const list = useList('GET /api/office/searches/promotions', filters, place)
  return (
    <List
      caption="Nostot, viimeksi muutettu ensin"
      columns={columns(sites, mayChange, ask)}
      list={list}
      keyOf={({ id }) => String(id)}
      empty="Näillä rajauksilla ei ole nostoja."
    />
  )
}

const columns = (sites: Sites, mayChange: boolean, ask: (ask: Ask) => void): readonly Column<Promotion>[] => [
  { id: 'question', label: 'Haku', cell: ({ question }) => <span className="search-words">{question}</span> },
  {
    id: 'pages',
    label: 'Sivut',
    onPhone: 'plain',
    cell: ({ pages }) => (
      <ol className="promoted-pages">
        {pages.map(({ id, title, path, isGone }) => (
          <li key={id}>
            {title} <span className="muted">{path}</span> {isGone && <Badge kind="warning">Ei julkaistuna</Badge>}
          </li>
        ))}
      </ol>
    ),
  },
  { id: 'site', label: 'Sivusto', cell: ({ site }) => siteName(sites, site) },
  { id: 'language', label: 'Kieli', isShort: true, onPhone: 'none', cell: ({ language }) => languageNames[language] },
  {
    id: 'until',
    label: 'Voimassa',
    isShort: true,
    cell: ({ until, hasEnded }) =>
      until === null ? (
        'toistaiseksi'
      ) : hasEnded ? (
        <Badge>Päättynyt {shortDate(until, 'fi')}</Badge>
      ) : (
        `${shortDate(until, 'fi')} asti`
      ),
  },
  {
    id: 'changed',
    label: 'Muutettu',
    onPhone: 'none',
    cell: ({ changedAt, changedBy }) => `${moment(changedAt, 'fi')}, ${changedBy}`,
  },
  ...(mayChange
    ? [
        {
          id: 'actions',
          label: 'Toiminnot',
          isShort: true,
          onPhone: 'beside' as const,
          cell: (promotion: Promotion) => (
            <Button aria-label={`Muuta: ${promotion.question}`} onPress={() => ask({ about: 'promotion', promotion })}>
              Muuta
            </Button>
          ),
        },
      ]
    : []),
]
