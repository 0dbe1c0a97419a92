import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { timeText } from '#office/ui/day-and-time.ts'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { Changes } from './changes.tsx'
import { Finish } from './finish.tsx'
import { Loading } from './loading.tsx'
import { MissingDialog } from './missing-dialog.tsx'
import { PackedLine } from './packed-line.tsx'
import type { Line, PackedOrder } from './packed-order.ts'
import { PrintMenu } from './print-menu.tsx'
import { REFRESH_MS } from './refresh.ts'
import { Scanning } from './scanning.tsx'
import { dayText, states } from './texts.ts'
import './packing.css'

const orderRoute = getRouteApi('/pakkaus/$day/$number')

/** One order as it is packed, by a scanner or by touch. */
export function OrderPage() {
  const { day, number } = orderRoute.useParams()
  const query = useQuery({
    ...officeQuery('GET /api/office/packing/orders/:number', { params: { number: Number(number) } }),
    refetchInterval: REFRESH_MS,
    // Never the order before: a scan would tick what is not shown.
    placeholderData: undefined,
  })
  const { data } = query
  return (
    <>
      <PageHead
        title={`Tilaus ${number}`}
        beside={
          <Link to="/pakkaus/$day" params={{ day }} search={{ aika: data?.time ?? undefined, nakyma: undefined }}>
            Takaisin: {dayText(day)}
          </Link>
        }
        actions={<PrintMenu day={day} order={Number(number)} />}
      />
      <Loading query={query}>{(order) => <Packing key={order.number} order={order} day={day} />}</Loading>
    </>
  )
}

function Packing({ order, day }: { order: PackedOrder; day: string }) {
  const [missing, setMissing] = useState<Line>()
  const { number, state, name, address, phone, note, time, lines, changes } = order
  const isOpen = useMay(['shop']) && state === 'placed'
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const ticked = lines.reduce((sum, { ticks }) => sum + ticks.length, 0)
  return (
    <div className="stack packing">
      <div className="packing-head">
        <div>
          <strong>{name}</strong> <Badge kind={states[state]?.kind}>{states[state]?.label ?? state}</Badge>
          <br />
          {address} · <a href={`tel:${phone}`}>{phone}</a>
          {time && ` · klo ${timeText(time)}`}
        </div>
        <div className="packing-count">
          {ticked} / {pieces}
        </div>
      </div>
      {note && <Notice kind="warning">Asiakkaan viesti: {note}</Notice>}
      {isOpen && <Scanning order={order} />}
      <ul className="packing-lines">
        {lines.map((line) => (
          <PackedLine key={line.code} order={number} line={line} isOpen={isOpen} onMissing={() => setMissing(line)} />
        ))}
      </ul>
      <Changes changes={changes} />
      <Finish order={order} day={day} isOpen={isOpen} isReady={ticked >= pieces} />
      {missing && <MissingDialog order={order} line={missing} onClose={() => setMissing(undefined)} />}
    </div>
  )
}
