import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { CallValue } from '#office/frame/call-office.ts'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { DateField } from '#office/ui/date-field.tsx'
import { Filters } from '#office/ui/filters.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { Select } from '#office/ui/select.tsx'
import { moment } from '#web/format/moment.ts'
import './audit-page.css'

const auditRoute = getRouteApi('/muutosloki')

type Entry = CallValue<'GET /api/office/audit'>['rows'][number]

const columns: readonly Column<Entry>[] = [
  { id: 'at', label: 'Aika', isShort: true, cell: ({ at }) => moment(at, 'fi') },
  { id: 'who', label: 'Kuka', onPhone: 'beside', cell: ({ name }) => name },
  { id: 'action', label: 'Teko', isShort: true, cell: ({ action }) => action },
  { id: 'subject', label: 'Kohde', cell: ({ subject }) => subject },
  { id: 'change', label: 'Muutos', onPhone: 'plain', cell: (entry) => <Change {...entry} /> },
]

/** Who changed what: everything for admins, for others what they did themselves. */
export function AuditPage() {
  const isAdmin = useMay(['admin'])
  const { kuka, teko, kohde, tasta, asti, alku } = auditRoute.useSearch()
  const navigate = auditRoute.useNavigate()
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const query = { person: kuka, action: teko, subject: kohde, from: tasta, to: asti }
  const list = useList('GET /api/office/audit', query, { start: alku, setStart: (next) => set({ alku: next }) })
  return (
    <>
      <PageHead title="Muutosloki" />
      <Filters
        count={[teko, kuka, tasta, asti].filter(Boolean).length}
        search={
          <SearchField
            label="Kohde, esimerkiksi order:100001"
            value={kohde ?? ''}
            onChange={(value) => set({ kohde: value || undefined })}
          />
        }
      >
        <SearchField
          label="Teko, esimerkiksi order"
          value={teko ?? ''}
          onChange={(value) => set({ teko: value || undefined })}
        />
        {isAdmin && <WhoField value={kuka} onChange={(value) => set({ kuka: value })} />}
        <DateField label="Alkaen" value={tasta} onChange={(value) => set({ tasta: value })} />
        <DateField label="Päättyen" value={asti} onChange={(value) => set({ asti: value })} />
      </Filters>
      <List
        caption="Muutokset, uusimmat ensin"
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        empty={isAdmin ? 'Näillä rajauksilla ei ole muutoksia.' : 'Et ole vielä muuttanut mitään näillä rajauksilla.'}
      />
    </>
  )
}

const EVERYBODY = 'kaikki'

function WhoField({ value, onChange }: { value: string | undefined; onChange: (id: string | undefined) => void }) {
  const { data } = useQuery(officeQuery('GET /api/office/people'))
  const people = data?.rows.map(({ id, name, email }) => ({ id, label: name, hint: email })) ?? []
  return (
    <Select
      label="Kuka"
      options={[{ id: EVERYBODY, label: 'Kaikki' }, ...people]}
      value={value ?? EVERYBODY}
      onChange={(id) => onChange(id === EVERYBODY ? undefined : id)}
    />
  )
}

/** What it was and what it is, field by field where both have fields; only what differs. */
function Change({ before, after }: Pick<Entry, 'before' | 'after'>) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const changed = names.filter((name) => text(was[name]) !== text(is[name]))
  return (
    <dl className="audit-change">
      {changed.map((name) => (
        <div key={name}>
          {name && <dt>{name}</dt>}
          <dd>
            {was[name] !== undefined && <del>{text(was[name])}</del>}{' '}
            {is[name] !== undefined && <ins>{text(is[name])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { '': value }
}

function text(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object'
    ? Array.isArray(value)
      ? value.map(text).join(', ')
      : JSON.stringify(value)
    : String(value)
}
