import { getRouteApi } from '@tanstack/react-router'
import { PageHead } from '#office/ui/page-head.tsx'
import { Tabs } from '#office/ui/tabs.tsx'
import { AreaList } from './area-list.tsx'
import { DayList } from './day-list.tsx'
import { SlotList } from './slot-list.tsx'

// By its address: the routes load this page.
const deliveryRoute = getRouteApi('/toimitus')

/** Where and when the shop delivers: the times of the next days, the areas, and the days that differ. */
export function DeliveryPage() {
  const { osa = 'ajat' } = deliveryRoute.useSearch()
  const navigate = deliveryRoute.useNavigate()
  return (
    <>
      <PageHead title="Toimitus" />
      <Tabs
        label="Toimituksen osat"
        selected={osa}
        onSelect={(id) =>
          navigate({ search: (before) => ({ ...before, osa: id === 'ajat' ? undefined : id }), replace: true })
        }
        tabs={[
          { id: 'ajat', label: 'Toimitusajat', content: <SlotList /> },
          { id: 'alueet', label: 'Alueet', content: <AreaList /> },
          { id: 'paivat', label: 'Poikkeuspäivät', content: <DayList /> },
        ]}
      />
    </>
  )
}
