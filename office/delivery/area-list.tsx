import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { timeText } from '#office/ui/day-and-time.ts'
import { type Column, List } from '#office/ui/list.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { weekdayName } from '#web/format/weekday.ts'
import { AreaDialog } from './area-dialog.tsx'
import { type DeliveryArea, rangeText } from './delivery-data.ts'
import { plainList } from './plain-list.ts'
import './delivery.css'

// By its address: the routes load this page.
const deliveryRoute = getRouteApi('/toimitus')

/** Areas with their postal codes and times, found by name or postal code. */
export function AreaList() {
  const mayChange = useMay(['shop'])
  const [changed, setChanged] = useState<DeliveryArea | 'new'>()
  const { haku } = deliveryRoute.useSearch()
  const navigate = deliveryRoute.useNavigate()
  const areas = useQuery(officeQuery('GET /api/office/delivery/areas', { query: { search: haku } }))
  return (
    <>
      <div className="delivery-filters">
        <SearchField
          label="Alue tai postinumero"
          value={haku ?? ''}
          onChange={(value) =>
            navigate({ search: (before) => ({ ...before, haku: value || undefined }), replace: true })
          }
        />
        {mayChange && <Button onPress={() => setChanged('new')}>Lisää alue</Button>}
      </div>
      <List
        caption="Toimitusalueet"
        columns={columns(mayChange ? setChanged : undefined)}
        list={plainList(areas)}
        keyOf={({ id }) => id}
        empty="Tällä haulla ei ole alueita."
      />
      {changed && <AreaDialog area={changed === 'new' ? undefined : changed} onClose={() => setChanged(undefined)} />}
    </>
  )
}

const columns = (change: ((area: DeliveryArea) => void) | undefined): readonly Column<DeliveryArea>[] => [
  { id: 'name', label: 'Alue', cell: ({ name }) => name },
  {
    id: 'codes',
    label: 'Postinumerot',
    cell: ({ ranges, codeCount }) => (
      <div className="delivery-ranges">
        {rangeText(ranges)} <span className="muted">({codeCount})</span>
      </div>
    ),
  },
  {
    id: 'windows',
    label: 'Ajat',
    onPhone: 'plain',
    cell: ({ windows }) => (
      <ul>
        {windows.map(({ weekday, from, until, capacity, cutOff }) => (
          <li key={`${weekday} ${from}`}>
            {weekdayName(weekday, 'fi', 'short')} {timeText(`${from}-${until}`)}, {capacity} paikkaa{' '}
            <span className="muted">
              tilaukset {cutOff.workingDays} arkipäivää ennen klo {timeText(cutOff.time)} asti
            </span>
          </li>
        ))}
      </ul>
    ),
  },
  ...(change
    ? [
        {
          id: 'actions',
          label: 'Toiminnot',
          cell: (area: DeliveryArea) => (
            <Button aria-label={`Muuta: ${area.name}`} onPress={() => change(area)}>
              Muuta
            </Button>
          ),
        },
      ]
    : []),
]
