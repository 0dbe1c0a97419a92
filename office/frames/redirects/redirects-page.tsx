import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { Menu } from '#office/ui/menu.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { Select } from '#office/ui/select.tsx'
import type { Redirect } from './redirect.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { RedirectImportDialog } from './redirect-import-dialog.tsx'
import '../frames.css'

const redirectsRoute = getRouteApi('/ohjaukset')

type Ask = { about: 'new' } | { about: 'change'; row: Redirect } | { about: 'import' }

const ALL = 'kaikki'
const changes = ['/api/office/redirects']

/** Where old addresses lead: search, one at a time, and tables. */
export function RedirectsPage() {
  const { sivusto, haku, alku } = redirectsRoute.useSearch()
  const navigate = redirectsRoute.useNavigate()
  const [ask, setAsk] = useState<Ask>()
  const isEditor = useMay(['editor'])
  const { data: forms } = useQuery({
    ...officeQuery('GET /api/office/editor/forms'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const query = { ...(sivusto ? { site: sivusto } : {}), ...(haku ? { text: haku } : {}) }
  const { data: count } = useQuery(officeQuery('GET /api/office/redirects/count', { query }))
  const list = useList('GET /api/office/redirects', query, {
    start: alku,
    setStart: (next) => navigate({ search: (before) => ({ ...before, alku: next }), replace: true }),
  })
  const remove = useRemoving()
  const sites = forms?.sites ?? []
  const close = () => setAsk(undefined)
  const isFiltered = sivusto !== undefined || haku !== undefined
  const exported = `/vienti/ohjaukset.csv?${new URLSearchParams(query)}`
  return (
    <>
      <PageHead
        title="Ohjaukset"
        beside={count && <span className="muted">{count.isEstimate ? `yli ${count.count - 1}` : count.count}</span>}
        actions={
          <>
            <a className="button" href={exported} download="ohjaukset.csv">
              Vie CSV-tiedostona
            </a>
            {isEditor && (
              <>
                <Button onPress={() => setAsk({ about: 'import' })}>Tuo taulukko…</Button>
                <Button kind="primary" isDisabled={!forms} onPress={() => setAsk({ about: 'new' })}>
                  Uusi ohjaus
                </Button>
              </>
            )}
          </>
        }
      />
      <p className="muted">Kun vanhassa osoitteessa ei ole sivua, kävijä ohjataan uuteen osoitteeseen.</p>
      <div className="frame-place">
        <SearchField
          label="Hae vanhalla tai uudella osoitteella"
          value={haku ?? ''}
          onChange={(text) => set({ haku: text || undefined })}
        />
        <Select
          label="Sivusto"
          options={[{ id: ALL, label: 'Kaikki sivustot' }, ...sites.map(({ id, name }) => ({ id, label: name }))]}
          value={sivusto ?? ALL}
          onChange={(id) => set({ sivusto: id === ALL ? undefined : id })}
        />
      </div>
      <List
        caption="Ohjaukset"
        columns={columnsOf((id) => sites.find((site) => site.id === id)?.name ?? id, isEditor, setAsk, remove)}
        list={list}
        keyOf={({ site, from }) => `${site} ${from}`}
        empty={isFiltered ? 'Näillä rajauksilla ei ole ohjauksia.' : 'Ohjauksia ei ole vielä.'}
      />
      {ask?.about === 'new' && forms && <RedirectDialog forms={forms} site={sivusto} onClose={close} />}
      {ask?.about === 'change' && forms && (
        <RedirectDialog forms={forms} site={ask.row.site} row={ask.row} onClose={close} />
      )}
      {ask?.about === 'import' && <RedirectImportDialog onClose={close} />}
    </>
  )
}

/** Removes a redirect at once; it can be taken back. */
function useRemoving() {
  const { send } = useSend('POST /api/office/redirects/remove', { changes })
  return async ({ site, from, to }: Redirect) => {
    const isDone = await send({ body: { site, from, was: to } })
    if (!isDone) return showToast(`Ei voitu poistaa: ${from}. Joku muu on ehtinyt muuttaa sitä.`)
    const back = { body: { site, from, to, was: null } }
    showToast(`Poistettu: ${from}`, () => undoBy('POST /api/office/redirects', back, changes))
  }
}

function columnsOf(
  siteName: (id: string) => string,
  isEditor: boolean,
  ask: (ask: Ask) => void,
  remove: (row: Redirect) => void,
): readonly Column<Redirect>[] {
  const columns: readonly Column<Redirect>[] = [
    { id: 'from', label: 'Vanha osoite', cell: ({ from }) => <span className="redirect-address">{from}</span> },
    { id: 'site', label: 'Sivusto', cell: ({ site }) => siteName(site) },
    { id: 'to', label: 'Johtaa', cell: ({ to }) => <span className="redirect-address">{to}</span> },
    {
      id: 'marks',
      label: 'Huomaa',
      cell: ({ isPage, isLost }) => (
        <span className="row">
          {isPage && <Badge kind="warning">Osoitteessa on sivu</Badge>}
          {isLost && <Badge kind="danger">Kohdetta ei ole</Badge>}
        </span>
      ),
    },
  ]
  const actions: Column<Redirect> = {
    id: 'actions',
    label: 'Toiminnot',
    cell: (row) =>
      row.mayChange && (
        <Menu
          label="Toiminnot"
          ariaLabel={`Toiminnot: ${row.from}`}
          entries={[
            { id: 'change', label: 'Muuta kohdetta…', onPress: () => ask({ about: 'change', row }) },
            { id: 'remove', label: 'Poista', isDanger: true, onPress: () => remove(row) },
          ]}
        />
      ),
  }
  return isEditor ? [...columns, actions] : columns
}
