import { languageNames } from '#contract/content/field.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import { useList } from '#office/frame/list-state.ts'
import { type Column, List } from '#office/ui/list.tsx'
import { Menu } from '#office/ui/menu.tsx'
import type { Ask } from './ask.ts'
import { type ListPlace, type Sites, siteName } from './site-name.ts'

type Question = CallValue<'GET /api/office/searches/questions'>['rows'][number]

const empty = {
  'ei-tulosta': 'Näillä rajauksilla ei ole hakuja, joihin ei löytynyt mitään.',
  'ei-valittu': 'Näillä rajauksilla jokaisen haun tuloksista on valittu jotain.',
  kaikki: 'Näillä rajauksilla ei ole hakuja. Vain kerran haettuja ei näytetä: ne voivat olla jonkun nimiä.',
}

type Props = {
  view: keyof typeof empty
  filters: object
  place: ListPlace
  sites: Sites
  mayChange: boolean
  ask: (ask: Ask) => void
}

/** Questions of visitors with what came of them, and what can be done about each. */
export function QuestionList({ view, filters, place, sites, mayChange, ask }: Props) {
  const list = useList('GET /api/office/searches/questions', filters, place)
  return (
    <List
      caption="Haut, yleisin ensin"
      columns={columns(sites, mayChange, ask)}
      list={list}
      keyOf={({ site, language, question }) => `${site} ${language} ${question}`}
      empty={empty[view]}
    />
  )
}

const columns = (sites: Sites, mayChange: boolean, ask: (ask: Ask) => void): readonly Column<Question>[] => [
  { id: 'question', label: 'Haku', cell: ({ question }) => <span className="search-words">{question}</span> },
  { id: 'site', label: 'Sivusto', cell: ({ site }) => siteName(sites, site) },
  { id: 'language', label: 'Kieli', isShort: true, onPhone: 'none', cell: ({ language }) => languageNames[language] },
  { id: 'asked', label: 'Haettu', isNumber: true, cell: ({ asked }) => asked },
  { id: 'unanswered', label: 'Ilman tulosta', isNumber: true, cell: ({ unanswered }) => unanswered },
  { id: 'opened', label: 'Tulos valittu', isNumber: true, cell: ({ opened }) => opened },
  {
    id: 'actions',
    label: 'Toiminnot',
    isShort: true,
    onPhone: 'beside',
    cell: ({ question, site, language }) => (
      <Menu
        label="Toiminnot"
        ariaLabel={`Toiminnot: ${question}`}
        entries={[
          {
            id: 'try',
            label: 'Kokeile hakua',
            onPress: () => ask({ about: 'try', question: { site, language, q: question } }),
          },
          ...(mayChange
            ? [
                {
                  id: 'synonym',
                  label: 'Tee synonyymi',
                  onPress: () => ask({ about: 'synonym', given: { site, language, word: question } }),
                },
                {
                  id: 'promotion',
                  label: 'Nosta sivuja',
                  onPress: () => ask({ about: 'promotion', given: { site, language, question } }),
                },
              ]
            : []),
        ]}
      />
    ),
  },
]
