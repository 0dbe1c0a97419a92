import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Filters } from '#office/ui/filters.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { Select } from '#office/ui/select.tsx'
import { DropFiles } from './drop-files.tsx'
import { FileButton } from './file-button.tsx'
import { type FilterWord, filters, filterWords } from './filter-words.ts'
import { MediaGrid } from './media-grid.tsx'
import { UploadList } from './upload-list.tsx'
import { sendFiles } from './uploads.ts'
import './media.css'

const mediaRoute = getRouteApi('/kuvat')

const ALL = 'kaikki'
const kinds = { kuvat: 'picture', tiedostot: 'file' } as const

/** All pictures and files, and sending new ones. */
export function MediaPage() {
  const { haku, laji, sivusto, tila, alku } = mediaRoute.useSearch()
  const navigate = mediaRoute.useNavigate()
  const mayChange = useMay(['editor'])
  const { data: forms } = useQuery({
    ...officeQuery('GET /api/office/editor/forms'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const query = { text: haku, kind: laji && kinds[laji], site: sivusto, filter: tila && filters[tila].filter }
  const { data: count } = useQuery(officeQuery('GET /api/office/media/count', { query }))
  const list = useList('GET /api/office/media', query, {
    start: alku,
    setStart: (next) => navigate({ search: (before) => ({ ...before, alku: next }), replace: true }),
  })
  return (
    <>
      <PageHead
        title="Kuvat ja tiedostot"
        beside={count && <span className="muted">{count.isEstimate ? `noin ${count.count}` : count.count}</span>}
        actions={mayChange && <FileButton label="Lataa tiedostoja" kind="primary" isMany onFiles={sendFiles} />}
      />
      <Filters
        count={[laji, sivusto, tila].filter(Boolean).length}
        search={
          <SearchField
            label="Hae nimellä tai vaihtoehtoisella tekstillä"
            value={haku ?? ''}
            onChange={(text) => set({ haku: text || undefined })}
          />
        }
      >
        <Select
          label="Laji"
          options={[
            { id: ALL, label: 'Kaikki' },
            { id: 'kuvat', label: 'Kuvat' },
            { id: 'tiedostot', label: 'Tiedostot' },
          ]}
          value={laji ?? ALL}
          onChange={(id) => set({ laji: id === ALL ? undefined : id })}
        />
        <Select
          label="Käytössä sivustolla"
          options={[
            { id: ALL, label: 'Kaikki' },
            ...(forms?.sites ?? []).map(({ id, name }) => ({ id: id as string, label: name })),
          ]}
          value={sivusto ?? ALL}
          onChange={(id) => set({ sivusto: id === ALL ? undefined : id })}
        />
        <Select
          label="Tila"
          options={[
            { id: ALL, label: 'Kaikki' },
            ...filterWords.map((id) => ({ id: id as string, label: filters[id].label })),
          ]}
          value={tila ?? ALL}
          onChange={(id) => set({ tila: id === ALL ? undefined : (id as FilterWord) })}
        />
      </Filters>
      <UploadList />
      <MediaGrid list={list} empty={emptyText(tila, mayChange)} />
      {mayChange && <DropFiles onFiles={sendFiles} />}
    </>
  )
}

function emptyText(tila: FilterWord | undefined, mayChange: boolean): string {
  if (tila === 'roskakori') return 'Roskakori on tyhjä.'
  return `Näillä rajauksilla ei ole kuvia eikä tiedostoja.${mayChange ? ' Voit ladata uusia tai pudottaa ne tälle sivulle.' : ''}`
}
