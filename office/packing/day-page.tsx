import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { CallValue } from '#office/frame/call-office.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { timeText } from '#office/ui/day-and-time.ts'
import { PageHead } from '#office/ui/page-head.tsx'
import { Tabs } from '#office/ui/tabs.tsx'
import { Loading } from './loading.tsx'
import { PrintMenu } from './print-menu.tsx'
import { REFRESH_MS } from './refresh.ts'
import { dayTitle, states, weightText } from './texts.ts'
import './packing.css'
import './days.css'

const dayRoute = getRouteApi('/pakkaus/$day')

type Day = CallValue<'GET /api/office/packing/days/:day'>

/** A day, or one of its delivery times: what to take from the shelves, and the orders. */
export function DayPage() {
  const { day } = dayRoute.useParams()
  const { aika, nakyma = 'tilaukset' } = dayRoute.useSearch()
  const navigate = dayRoute.useNavigate()
  const query = useQuery({
    ...officeQuery('GET /api/office/packing/days/:day', { params: { day }, query: aika ? { time: aika } : {} }),
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <PageHead
        title={`${dayTitle(day)}${aika ? ` klo ${timeText(aika)}` : ''}`}
        beside={<Link to="/pakkaus">Kaikki päivät</Link>}
        actions={<PrintMenu day={day} time={aika} />}
      />
      <Loading query={query}>
        {({ gathered, orders }) => (
          <div className="stack packing">
            <Tabs
              label="Näkymä"
              selected={nakyma}
              onSelect={(next) => navigate({ search: { aika, nakyma: next }, replace: true })}
              tabs={[
                {
                  id: 'tilaukset',
                  label: `Pakkaamatta ${orders.filter(({ state }) => state === 'placed').length} / ${orders.length}`,
                  content: <Orders day={day} orders={orders} isWholeDay={!aika} />,
                },
                {
                  id: 'keraily',
                  label: 'Keräily hyllystä',
                  content: <Gathered gathered={gathered} />,
                },
              ]}
            />
          </div>
        )}
      </Loading>
    </>
  )
}

function Orders({ day, orders, isWholeDay }: { day: string; orders: Day['orders']; isWholeDay: boolean }) {
  if (orders.length === 0) return <p>Tälle ajalle ei ole tilauksia.</p>
  return (
    <ul className="packing-orders">
      {orders.map(({ number, state, name, postalCode, city, time, pieces, ticked, isChanged, packers }) => (
        <li key={number}>
          <Link to="/pakkaus/$day/$number" params={{ day, number: String(number) }} className="packing-order">
            <span>
              <strong>{number}</strong> {name}
            </span>
            <span className="muted">
              {isWholeDay && `klo ${timeText(time)} · `}
              {postalCode} {city}
            </span>
            <span className="row">
              <Badge kind={states[state]?.kind}>{states[state]?.label ?? state}</Badge>
              {isChanged && <Badge kind="warning">muutettu</Badge>}
              {state === 'placed' && (
                <span>
                  {ticked} / {pieces} kpl
                </span>
              )}
              {state === 'placed' && packers.length > 0 && <span className="muted">{packers.join(', ')}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Gathered({ gathered }: Pick<Day, 'gathered'>) {
  if (gathered.length === 0) return <p>Kaikki on pakattu.</p>
  return (
    <div className="stack">
      {[...Map.groupBy(gathered, ({ group }) => group)].map(([group, products]) => (
        <table key={group} className="packing-gathered">
          <caption>{group}</caption>
          <thead>
            <tr>
              <th scope="col">Tuote</th>
              <th scope="col">Ottamatta</th>
              <th scope="col">Paino</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ code, name, pieces, left, grams }) => (
              <tr key={code} className={left === 0 ? 'done' : undefined}>
                <th scope="row">
                  {name} <span className="muted">{code}</span>
                </th>
                <td>
                  {left === 0 ? '✓' : <strong>{left}</strong>} <span className="muted">/ {pieces}</span>
                </td>
                <td>{grams === null ? '–' : weightText(grams)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
