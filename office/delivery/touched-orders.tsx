import type { CallValue } from '#office/frame/call-office.ts'
import { dayText, timeText } from '#office/ui/day-and-time.ts'
import { Notice } from '#office/ui/notice.tsx'

type Order = CallValue<'POST /api/office/delivery/areas/:id/preview'>['orders'][number]

const because = {
  area: 'aluetta ei enää olisi',
  code: 'alueelta puuttuisi postinumero',
  time: 'tätä aikaa ei enää olisi',
}

/** The orders that a change touches: those that it would strand first, then those that keep their places. */
export function TouchedOrders({ orders }: { orders: readonly Order[] }) {
  const lost = orders.filter((order) => order.lost !== null)
  const kept = orders.filter((order) => order.lost === null)
  return (
    <>
      {lost.length > 0 && (
        <Notice kind="danger">
          <p>Muutosta ei voi tehdä: nämä tilaukset jäisivät ilman toimitusta. Siirrä ne ensin.</p>
          <Orders orders={lost} />
        </Notice>
      )}
      {kept.length > 0 && (
        <Notice>
          <p>Nämä tilaukset pitävät paikkansa:</p>
          <Orders orders={kept} />
        </Notice>
      )}
      {orders.length === 0 && <p>Muutos ei koske yhtään tilausta.</p>}
    </>
  )
}

function Orders({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="delivery-orders">
      {orders.map(({ number, name, date, time, postalCode, lost }) => (
        <li key={number}>
          Tilaus {number}, {name}, {dayText(date)} klo {timeText(time)}, {postalCode}
          {lost && `: ${because[lost]}`}
        </li>
      ))}
    </ul>
  )
}
