import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import type { Language } from '#contract/site.ts'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Filters } from '#office/ui/filters.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { Select } from '#office/ui/select.tsx'
import { Tabs } from '#office/ui/tabs.tsx'
import type { Ask } from './ask.ts'
import { Dialogs } from './dialogs.tsx'
import { PromotionList } from './promotion-list.tsx'
import { QuestionList } from './question-list.tsx'
import { SynonymList } from './synonym-list.tsx'
import type { View } from './views.ts'
import { weekOptions } from './weeks.ts'
import './searches.css'

const searchesRoute = getRouteApi('/haku')

const ALL = 'kaikki'
const everything = { id: ALL, label: 'Kaikki' }
const allLanguages: readonly Language[] = ['fi', 'se', 'en', 'de']

const labels: Record<View, string> = {
  'ei-tulosta': 'Ei tulosta',
  'ei-valittu': 'Ei valittu',
  kaikki: 'Kaikki haut',
  synonyymit: 'Synonyymit',
  nostot: 'Nostot',
}

const kinds = { 'ei-tulosta': 'unanswered', 'ei-valittu': 'unopened', kaikki: 'all' } as const

/** What visitors search for, and the words and pages that staff decide about. */
export function SearchesPage() {
  const [ask, setAsk] = useState<Ask>()
  const mayChange = useMay(['editor'])
  const { nakyma = 'ei-tulosta', sivusto, kieli, viikko, haku, alku } = searchesRoute.useSearch()
  const navigate = searchesRoute.useNavigate()
  const { data: forms } = useQuery({
    ...officeQuery('GET /api/office/editor/forms'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const sites = forms?.sites ?? []
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const place = {
    start: alku,
    setStart: (next: string | undefined) =>
      navigate({ search: (before) => ({ ...before, alku: next }), replace: true }),
  }
  const filters = { site: sivusto, language: kieli, text: haku }
  const languages = sites.find(({ id }) => id === sivusto)?.languages ?? allLanguages
  const isOfQuestions = nakyma !== 'synonyymit' && nakyma !== 'nostot'
  const shared = { sites, place, ask: setAsk, mayChange }
  const contents = {
    synonyymit: <SynonymList {...shared} filters={filters} />,
    nostot: <PromotionList {...shared} filters={filters} />,
  }
  const questions = (view: keyof typeof kinds) => (
    <QuestionList {...shared} view={view} filters={{ ...filters, kind: kinds[view], week: viikko }} />
  )
  return (
    <>
      <PageHead
        title="Haku"
        actions={
          <>
            <Button
              isDisabled={!forms}
              onPress={() => setAsk({ about: 'try', question: { site: sivusto, language: kieli } })}
            >
              Kokeile hakua
            </Button>
            {mayChange && (
              <>
                <Button
                  isDisabled={!forms}
                  onPress={() => setAsk({ about: 'synonym', given: { site: sivusto, language: kieli } })}
                >
                  Uusi synonyymi
                </Button>
                <Button
                  kind="primary"
                  isDisabled={!forms}
                  onPress={() => setAsk({ about: 'promotion', given: { site: sivusto, language: kieli } })}
                >
                  Uusi nosto
                </Button>
              </>
            )}
          </>
        }
      />
      <Filters
        count={[sivusto, kieli, isOfQuestions && viikko].filter(Boolean).length}
        search={
          <SearchField
            label={nakyma === 'synonyymit' ? 'Sana' : 'Haku tai sen osa'}
            value={haku ?? ''}
            onChange={(value) => set({ haku: value || undefined })}
          />
        }
      >
        <Select
          label="Sivusto"
          options={[everything, ...sites.map(({ id, name }) => ({ id, label: name }))]}
          value={sivusto ?? ALL}
          onChange={(id) => set({ sivusto: id === ALL ? undefined : id, kieli: undefined })}
        />
        <Select
          label="Kieli"
          options={[everything, ...languages.map((id) => ({ id, label: languageNames[id] ?? id }))]}
          value={kieli ?? ALL}
          onChange={(id) => set({ kieli: id === ALL ? undefined : id })}
        />
        {isOfQuestions && (
          <Select
            label="Viikko"
            options={[{ id: ALL, label: '90 päivää' }, ...weekOptions(new Date())]}
            value={viikko ?? ALL}
            onChange={(id) => set({ viikko: id === ALL ? undefined : id })}
          />
        )}
      </Filters>
      <Tabs
        label="Haut ja mitä niille tehdään"
        selected={nakyma}
        onSelect={(id) => set({ nakyma: id === 'ei-tulosta' ? undefined : id })}
        tabs={(Object.keys(labels) as View[]).map((id) => ({
          id,
          label: labels[id],
          content: id === 'synonyymit' || id === 'nostot' ? contents[id] : questions(id),
        }))}
      />
      {ask && forms && <Dialogs ask={ask} sites={sites} onAsk={setAsk} />}
    </>
  )
}
