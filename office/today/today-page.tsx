import { useMay } from '#office/frame/me.ts'
import { PageHead } from '#office/ui/page-head.tsx'
import { DeliveriesCard } from './deliveries-card.tsx'
import { FailedCard } from './failed-card.tsx'
import { SalesCard } from './sales-card.tsx'
import { SearchesCard } from './searches-card.tsx'
import { StockCard } from './stock-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** The day at a glance. Each part is for the roles of its call, and is read by itself. */
export function TodayPage() {
  const isOfShop = useMay(['shop', 'service', 'admin'])
  const mayAct = useMay(['shop', 'service'])
  const maySeeFailed = useMay(['service', 'admin'])
  return (
    <>
      <PageHead title="Tänään" />
      <div className="cards today-cards">
        {isOfShop && <SalesCard />}
        {isOfShop && <DeliveriesCard />}
        {mayAct && <WaitingCard />}
        {mayAct && <StockCard />}
        {maySeeFailed && <FailedCard />}
        <SearchesCard />
      </div>
    </>
  )
}
