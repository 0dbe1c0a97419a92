import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CallValue } from '#office/frame/call-office.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Card } from '#office/ui/card.tsx'
import { timeText } from '#office/ui/day-and-time.ts'
import { PageHead } from '#office/ui/page-head.tsx'
import { Loading } from './loading.tsx'
import { REFRESH_MS } from './refresh.ts'
import { dayText, dayTitle } from './texts.ts'
import './packing.css'
import './days.css'

type Days = CallValue<'GET /api/office/packing'>
type Day = Days['days'][number]

/** The days and delivery times that are packed for: tomorrow first. */
export function DaysPage() {
  const query = useQuery({ ...officeQuery('GET /api/office/packing'), refetchInterval: REFRESH_MS })
  return (
    <>
      <PageHead title="Pakkaus" />
      <Loading query={query}>{(days) => <Shown {...days} />}</Loading>
    </>
  )
}

function Shown({ tomorrow, days }: Days) {
  const first = days.filter(({ day }) => day === tomorrow)
  // Today's, and what of yesterday was forgotten, before what comes later.
  const ordered = days.filter(({ slots }) => slots.some(({ toPack, packed }) => toPack + packed > 0))
  const others = [
    ...ordered.filter(({ day }) => day < tomorrow).reverse(),
    ...ordered.filter(({ day }) => day > tomorrow),
  ]
  const isEmpty = days.length === 0
  return (
    <div className="stack packing">
      {isEmpty && <p>Toimitusaikoja ei ole. Ne tehdään toimitusalueiden mukaan neljäksi viikoksi eteenpäin.</p>}
      {!isEmpty && first.length === 0 && <p>Huomenna ei toimiteta.</p>}
      {!isEmpty && others.length === 0 && <p className="muted">Muille päiville ei ole vielä tilauksia.</p>}
      {first.map((day) => (
        <DayCard key={day.day} {...day} name="Huomenna" />
      ))}
      <div className="cards">
        {others.map(({ day, slots }) => (
          <DayCard key={day} day={day} slots={slots} />
        ))}
      </div>
    </div>
  )
}

function DayCard({ day, slots, name }: Day & { name?: string }) {
  const toPack = slots.reduce((sum, slot) => sum + slot.toPack, 0)
  const wholeDay = `Koko päivä: ${toPack} pakkaamatta`
  const used = slots.filter((slot) => slot.toPack + slot.packed > 0)
  const empty = slots.filter((slot) => slot.toPack + slot.packed === 0)
  return (
    <Card
      title={name ? `${name}, ${dayText(day)}` : dayTitle(day)}
      beside={
        <Link
          to="/pakkaus/$day"
          params={{ day }}
          search={{ aika: undefined, nakyma: undefined }}
          className="button quiet"
          aria-label={`${wholeDay}, ${dayTitle(day)}`}
        >
          {wholeDay}
        </Link>
      }
    >
      {used.length === 0 && <p className="muted">Ei vielä tilauksia.</p>}
      <ul className="packing-times">
        {used.map(({ time, areas, toPack, packed, capacity }) => (
          <li key={time}>
            <Link
              to="/pakkaus/$day"
              params={{ day }}
              search={{ aika: time, nakyma: undefined }}
              className="packing-time"
            >
              <strong>klo {timeText(time)}</strong>
              <span>
                {toPack} pakkaamatta, {packed} pakattu
              </span>
              <span className="muted">
                {toPack + packed} / {capacity} paikkaa · {areas.join(', ')}
              </span>
              <progress
                max={Math.max(1, toPack + packed)}
                value={packed}
                aria-label={`Pakattu ${packed} tilausta ${toPack + packed} tilauksesta`}
              />
            </Link>
          </li>
        ))}
      </ul>
      {used.length > 0 && empty.length > 0 && (
        <p className="muted">
          Ei tilauksia:{' '}
          {empty.map(({ time }, at) => (
            <span key={time}>
              <span className="whole">klo {timeText(time)}</span>
              {at < empty.length - 1 ? ', ' : '.'}
            </span>
          ))}
        </p>
      )}
    </Card>
  )
}
