import { getRouteApi } from '@tanstack/react-router'
import type { CallValue } from '#office/frame/call-office.ts'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { DateField } from '#office/ui/date-field.tsx'
import { Filters } from '#office/ui/filters.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { moment } from '#web/format/moment.ts'
import { actionNames, subjectOf, subjectText } from './audit-actions.ts'
import { AuditChange } from './audit-change.tsx'
import { ActionField, useNameOfPerson, WhoField } from './audit-filters.tsx'
import './audit-page.css'

const auditRoute = getRouteApi('/muutosloki')

type Entry = CallValue<'GET /api/office/audit'>['rows'][number]

const columnsWith = (nameOfPerson: (id: string) => string | undefined): Column<Entry>[] => [
  { id: 'at', label: 'Aika', isShort: true, cell: ({ at }) => moment(at, 'fi') },
  { id: 'who', label: 'Kuka', onPhone: 'beside', cell: ({ name }) => name },
  { id: 'action', label: 'Teko', cell: ({ action }) => actionNames[action] ?? action },
  { id: 'subject', label: 'Kohde', cell: ({ subject }) => subjectText(subject, nameOfPerson) },
  { id: 'change', label: 'Muutos', onPhone: 'plain', cell: (entry) => <AuditChange {...entry} /> },
]

/** Who changed what: everything for admins, for others what they did themselves. */
export function AuditPage() {
  const isAdmin = useMay(['admin'])
  const { kuka, teko, kohde, tasta, asti, alku } = auditRoute.useSearch()
  const navigate = auditRoute.useNavigate()
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const query = { person: kuka, action: teko, subject: kohde && subjectOf(kohde), from: tasta, to: asti }
  const columns = columnsWith(useNameOfPerson())
  const list = useList('GET /api/office/audit', query, { start: alku, setStart: (next) => set({ alku: next }) })
  return (
    <>
      <PageHead title="Muutosloki" />
      <Filters
        count={[teko, kuka, tasta, asti].filter(Boolean).length}
        search={
          <SearchField
            label="Kohde, esimerkiksi tilaus 100001"
            value={kohde ?? ''}
            onChange={(value) => set({ kohde: value || undefined })}
          />
        }
      >
        <ActionField value={teko} onChange={(value) => set({ teko: value })} />
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
