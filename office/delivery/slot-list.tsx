import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { DateField } from '#office/ui/date-field.tsx'
import { dayText, timeText } from '#office/ui/day-and-time.ts'
import { Filters } from '#office/ui/filters.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { Select } from '#office/ui/select.tsx'
import { moment } from '#web/format/moment.ts'
import type { Slot } from './delivery-data.ts'
import { plainList } from './plain-list.ts'
import { SlotDialog } from './slot-dialog.tsx'
import './delivery.css'

// By its address: the routes load this page.
const deliveryRoute = getRouteApi('/toimitus')

const ALL = 'kaikki'

/** The times of fourteen days, with their places. */
export function SlotList() {
  const mayChange = useMay(['shop'])
  const [changed, setChanged] = useState<Slot>()
  const { tasta, alue } = deliveryRoute.useSearch()
  const navigate = deliveryRoute.useNavigate()
  const set = (part: object) => navigate({ search: (before) => ({ ...before, ...part }), replace: true })
  const { data: areas } = useQuery(officeQuery('GET /api/office/delivery/areas', { query: {} }))
  const slots = useQuery(officeQuery('GET /api/office/delivery/slots', { query: { from: tasta, area: alue } }))
  return (
    <>
      <Filters count={[tasta, alue].filter(Boolean).length}>
        <DateField label="Alkaen" value={tasta} onChange={(value) => set({ tasta: value })} />
        <Select
          label="Alue"
          options={[{ id: ALL, label: 'Kaikki' }, ...(areas?.rows ?? []).map(({ id, name }) => ({ id, label: name }))]}
          value={alue ?? ALL}
          onChange={(id) => set({ alue: id === ALL ? undefined : id })}
        />
      </Filters>
      <List
        caption="Toimitusajat neljäntoista päivän ajalta"
        columns={columns(mayChange ? setChanged : undefined)}
        list={plainList(slots)}
        keyOf={({ id }) => String(id)}
        empty="Näillä päivillä ei ole toimitusaikoja."
      />
      {changed && <SlotDialog slot={changed} onClose={() => setChanged(undefined)} />}
    </>
  )
}

const columns = (change: ((slot: Slot) => void) | undefined): readonly Column<Slot>[] => [
  { id: 'date', label: 'Päivä', cell: ({ date }) => <span className="whole">{dayText(date)}</span>, isShort: true },
  {
    id: 'time',
    label: 'Aika',
    cell: ({ time }) => <span className="whole">{timeText(time)}</span>,
    isShort: true,
    onPhone: 'beside',
  },
  { id: 'area', label: 'Alue', onPhone: 'plain', cell: ({ areaName }) => areaName },
  { id: 'taken', label: 'Varattu', isNumber: true, onPhone: 'none', cell: ({ taken }) => taken },
  {
    id: 'free',
    label: 'Vapaana',
    isNumber: true,
    cell: ({ capacity, taken, ownCapacity }) => (
      <>
        {capacity - taken} / {capacity}
        {ownCapacity !== null && <span title="Vain tämän päivän paikat"> *</span>}
      </>
    ),
  },
  { id: 'state', label: 'Tila', cell: (slot) => <SlotState {...slot} /> },
  ...(change
    ? [
        {
          id: 'actions',
          label: 'Toiminnot',
          isShort: true,
          onPhone: 'beside' as const,
          cell: (slot: Slot) => (
            <Button
              kind="quiet"
              aria-label={`Muuta: ${slot.areaName} ${dayText(slot.date)} ${timeText(slot.time)}`}
              onPress={() => change(slot)}
            >
              Muuta
            </Button>
          ),
        },
      ]
    : []),
]

function SlotState({ isClosed, closesAt, capacity, taken }: Slot) {
  if (isClosed) return <Badge kind="danger">suljettu</Badge>
  if (new Date(closesAt) <= new Date()) return <Badge>tilausaika ohi</Badge>
  if (taken >= capacity) return <Badge kind="warning">täynnä</Badge>
  return <span className="muted">tilaukset {moment(closesAt, 'fi')} asti</span>
}
