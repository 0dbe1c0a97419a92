import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { dayText } from '#office/ui/day-and-time.ts'
import { type Column, List } from '#office/ui/list.tsx'
import { DayDialog } from './day-dialog.tsx'
import { holidayText, ruleText } from './day-texts.ts'
import type { Day } from './delivery-data.ts'
import { plainList } from './plain-list.ts'
import './delivery.css'

/** Holidays, and the days that staff have decided otherwise. */
export function DayList() {
  const mayChange = useMay(['shop'])
  const [changed, setChanged] = useState<Day | 'new'>()
  const days = useQuery(officeQuery('GET /api/office/delivery/days', { query: {} }))
  const { data: areas } = useQuery(officeQuery('GET /api/office/delivery/areas', { query: {} }))
  const names = new Map(areas?.rows.map(({ id, name }) => [id, name]))
  const areaText = (area: string) => (area === '' ? 'Kaikki alueet' : (names.get(area) ?? area))
  return (
    <>
      {mayChange && (
        <div className="delivery-filters">
          <Button onPress={() => setChanged('new')}>Lisää poikkeuspäivä</Button>
        </div>
      )}
      <List
        caption="Pyhät ja poikkeuspäivät vuoden ajalta"
        columns={columns(areaText, mayChange ? setChanged : undefined)}
        list={plainList(days)}
        keyOf={({ date, area }) => `${date} ${area}`}
        empty="Vuoden aikana ei ole poikkeuksia."
      />
      {changed && (
        <DayDialog
          day={changed === 'new' ? undefined : changed}
          days={days.data?.rows ?? []}
          areas={areas?.rows ?? []}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  )
}

const columns = (
  areaText: (area: string) => string,
  change: ((day: Day) => void) | undefined,
): readonly Column<Day>[] => [
  { id: 'date', label: 'Päivä', cell: ({ date }) => <span className="whole">{dayText(date)}</span> },
  { id: 'holiday', label: 'Pyhä', cell: ({ holiday }) => holiday && holidayText(holiday) },
  { id: 'area', label: 'Alue', cell: ({ area }) => areaText(area) },
  { id: 'rule', label: 'Toimitus', cell: ({ rule, holiday }) => ruleText(rule, holiday) },
  ...(change
    ? [
        {
          id: 'actions',
          label: 'Toiminnot',
          cell: (day: Day) => (
            <Button aria-label={`Muuta: ${dayText(day.date)} ${areaText(day.area)}`} onPress={() => change(day)}>
              Muuta
            </Button>
          ),
        },
      ]
    : []),
]
