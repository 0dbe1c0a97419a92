import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { Menu } from '#office/ui/menu.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { Select } from '#office/ui/select.tsx'
import { moment } from '#web/format/moment.ts'
import type { Forms } from '../form/editing.ts'
import { SchedulesDialog } from '../publishing/schedules-dialog.tsx'
import { stateNames } from '../state-names.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { type FilterWord, filters, type TranslationWord, translations } from './filter-words.ts'
import { MoveDialog } from './move-dialog.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import type { Row } from './row.ts'
import { languagesOf, TranslationCell } from './translation-cell.tsx'
import { useBin } from './use-bin.ts'
import './pages-page.css'

const pagesRoute = getRouteApi('/sivut')

type Ask = { about: 'new' } | { about: 'move' | 'copy' | 'schedules'; row: Row }

const ALL = 'kaikki'
const all = (label: string) => [{ id: ALL, label }]

/** All pages by site, language, address, template and state. */
export function PagesPage() {
  const search = pagesRoute.useSearch()
  const navigate = pagesRoute.useNavigate()
  const [ask, setAsk] = useState<Ask>()
  const mayChange = useMay(['editor'])
  const { data: forms } = useQuery({
    ...officeQuery('GET /api/office/editor/forms'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const { sivusto, kieli, pohja, tila, kaannos, haku, alla, jarjestys, alku } = search
  const query = {
    site: sivusto,
    language: kieli,
    template: pohja,
    filter: tila && filters[tila].filter,
    translation: kaannos && translations[kaannos].filter,
    text: haku,
    under: alla,
  }
  const { data: count } = useQuery(officeQuery('GET /api/office/pages/count', { query: query as object }))
  const list = useList(
    'GET /api/office/pages',
    { ...query, order: jarjestys ? 'changed' : 'address' },
    { start: alku, setStart: (next) => navigate({ search: (before) => ({ ...before, alku: next }), replace: true }) },
  )
  const sites = forms?.sites ?? []
  const languages = sites.find(({ id }) => id === sivusto)?.languages ?? (['fi', 'se', 'en', 'de'] as const)
  const close = () => setAsk(undefined)
  return (
    <>
      <PageHead
        title="Sivut"
        beside={count && <span className="muted">{count.isEstimate ? `noin ${count.count}` : count.count}</span>}
        actions={
          mayChange && (
            <Button kind="primary" isDisabled={!forms} onPress={() => setAsk({ about: 'new' })}>
              Uusi sivu
            </Button>
          )
        }
      />
      <div className="page-filters">
        <SearchField label="Hae sivua" value={haku ?? ''} onChange={(text) => set({ haku: text || undefined })} />
        <Select
          label="Sivusto"
          options={[...all('Kaikki sivustot'), ...sites.map(({ id, name }) => ({ id, label: name }))]}
          value={sivusto ?? ALL}
          onChange={(id) => set({ sivusto: id === ALL ? undefined : id, kieli: undefined, alla: undefined })}
        />
        <Select
          label="Kieli"
          options={[
            ...all('Kaikki kielet'),
            ...languages.map((id) => ({ id: id as string, label: languageNames[id] ?? id })),
          ]}
          value={kieli ?? ALL}
          onChange={(id) => set({ kieli: id === ALL ? undefined : id })}
        />
        <Select
          label="Sivupohja"
          options={[
            ...all('Kaikki sivupohjat'),
            ...(forms?.templates ?? []).map(({ id, name }) => ({ id, label: name })),
          ]}
          value={pohja ?? ALL}
          onChange={(id) => set({ pohja: id === ALL ? undefined : id })}
        />
        <Select
          label="Tila"
          options={[
            ...all('Kaikki tilat'),
            ...Object.entries(filters).map(([id, { label }]) => ({ id, label: label as string })),
          ]}
          value={tila ?? ALL}
          onChange={(id) => set({ tila: id === ALL ? undefined : (id as FilterWord) })}
        />
        <Select
          label="Käännös"
          options={[
            ...all('Kaikki'),
            ...Object.entries(translations).map(([id, { label }]) => ({ id, label: label as string })),
          ]}
          value={kaannos ?? ALL}
          onChange={(id) => set({ kaannos: id === ALL ? undefined : (id as TranslationWord) })}
        />
        <Select
          label="Järjestys"
          options={[
            { id: ALL, label: 'Osoite' },
            { id: 'muutettu', label: 'Viimeksi muutettu' },
          ]}
          value={jarjestys ?? ALL}
          onChange={(id) => set({ jarjestys: id === ALL ? undefined : id })}
        />
      </div>
      {alla && (
        <p className="row">
          <span>
            Sivut osoitteessa <strong>{alla}</strong> ja sen alla.
          </span>
          <Button kind="quiet" onPress={() => set({ alla: undefined })}>
            Näytä kaikki
          </Button>
        </p>
      )}
      <List
        caption="Sivut"
        columns={columnsOf(forms, mayChange, setAsk, set)}
        list={list}
        keyOf={({ id }) => String(id)}
        linkOf={({ id }) => ({ to: '/sivut/$id', params: { id: String(id) } })}
        empty="Näillä rajauksilla ei ole sivuja."
      />
      {ask?.about === 'new' && forms && (
        <NewPageDialog forms={forms} site={sivusto} language={kieli} under={alla} onClose={close} />
      )}
      {ask?.about === 'move' && <MoveDialog row={ask.row} onClose={close} />}
      {ask?.about === 'schedules' && <SchedulesDialog page={ask.row.id} mayChange={mayChange} onClose={close} />}
      {ask?.about === 'copy' && forms && <CopyDialog row={ask.row} forms={forms} onClose={close} />}
    </>
  )
}

function columnsOf(
  forms: Forms | undefined,
  mayChange: boolean,
  ask: (ask: Ask) => void,
  set: (part: object) => unknown,
): readonly Column<Row>[] {
  const actions: Column<Row> = {
    id: 'actions',
    label: 'Toiminnot',
    cell: (row) => <RowActions row={row} forms={forms} ask={ask} set={set} />,
  }
  const columns: readonly Column<Row>[] = [
    { id: 'title', label: 'Otsikko', cell: ({ title }) => title || 'Nimetön sivu' },
    {
      id: 'path',
      label: 'Osoite',
      cell: ({ path, site, language }) => (
        <>
          <span className="path">{path}</span>
          <br />
          <span className="muted">
            {forms?.sites.find(({ id }) => id === site)?.name ?? site} · {languageNames[language]}
          </span>
        </>
      ),
    },
    {
      id: 'template',
      label: 'Sivupohja',
      cell: ({ template }) => forms?.templates.find(({ id }) => id === template)?.name ?? '',
    },
    { id: 'state', label: 'Tila', cell: (row) => <States row={row} /> },
    { id: 'translation', label: 'Käännös', cell: (row) => <TranslationCell row={row} forms={forms} /> },
    {
      id: 'changed',
      label: 'Muutettu',
      cell: ({ changedAt, changedBy }) => (
        <>
          {moment(changedAt, 'fi')}
          {changedBy && <span className="muted"> {changedBy}</span>}
        </>
      ),
    },
  ]
  return mayChange ? [...columns, actions] : columns
}

function States({ row: { state, hasDraft, schedules, binnedUntil } }: { row: Row }) {
  const { kind, label } = stateNames[state]
  return (
    <span className="row">
      <Badge kind={kind}>{label}</Badge>
      {hasDraft && state !== 'new' && <Badge kind="warning">Luonnos</Badge>}
      {schedules.map(({ id, at, failure }) => (
        <Badge key={id} kind={failure ? 'danger' : 'info'}>
          {failure ? 'Ajastus epäonnistui' : `Ajastettu ${moment(at, 'fi')}`}
        </Badge>
      ))}
      {binnedUntil && <span className="muted">Poistuu {moment(binnedUntil, 'fi')}</span>}
    </span>
  )
}

type ActionsProps = { row: Row; forms: Forms | undefined; ask: (ask: Ask) => void; set: (part: object) => unknown }

function RowActions({ row, forms, ask, set }: ActionsProps) {
  const { bin, unbin } = useBin()
  const navigate = useNavigate()
  const { id, title, path, site } = row
  const hasLanguages = languagesOf(forms, site).length > 1
  const languages = { to: '/sivut/$id/kielet', params: { id: String(id) }, search: { lahde: undefined } } as const
  const entries =
    row.state === 'binned'
      ? [{ id: 'unbin', label: 'Palauta roskakorista', onPress: () => unbin(row) }]
      : [
          { id: 'under', label: 'Näytä alasivut', onPress: () => void set({ sivusto: site, alla: path }) },
          ...(hasLanguages ? [{ id: 'languages', label: 'Kielet', onPress: () => void navigate(languages) }] : []),
          ...(row.schedules.length > 0
            ? [{ id: 'schedules', label: 'Ajastukset…', onPress: () => ask({ about: 'schedules', row }) }]
            : []),
          { id: 'copy', label: 'Kopioi…', onPress: () => ask({ about: 'copy', row }) },
          { id: 'move', label: 'Siirrä…', onPress: () => ask({ about: 'move', row }) },
          { id: 'bin', label: 'Roskakoriin', isDanger: true, onPress: () => bin(row) },
        ]
  return <Menu key={id} label="Toiminnot" ariaLabel={`Toiminnot: ${title}`} entries={entries} />
}
