import { useQuery } from '@tanstack/react-query'
import { weekdayOf } from '#contract/values/days.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { timeText } from '#office/ui/day-and-time.ts'
import { shortDate } from '#web/format/short-date.ts'
import { weekdayName } from '#web/format/weekday.ts'
import { Part } from './part.tsx'

/** How full the delivery times of tomorrow are. */
export function DeliveriesCard() {
  const query = useQuery(officeQuery('GET /api/office/today/deliveries'))
  return (
    <Part title="Huomisen toimitukset" query={query} room={{ to: '/pakkaus', label: 'Pakkaus' }} isWide>
      {({ day, slots }) => (
        <>
          <p className="muted">
            {weekdayName(weekdayOf(day), 'fi')} {shortDate(day, 'fi')}
          </p>
          {slots.length === 0 && <p>Huomenna ei toimiteta mihinkään.</p>}
          <ul className="today-rows today-slots">
            {slots.map(({ area, time, taken, capacity }) => (
              <li key={`${area} ${time}`}>
                <span>
                  klo {timeText(time)}
                  <br />
                  <span className="muted">{area}</span>
                </span>
                <meter
                  min={0}
                  max={Math.max(1, capacity)}
                  value={taken}
                  aria-label={`klo ${timeText(time)} ${area}: ${taken} paikkaa ${capacity} paikasta varattu`}
                />
                <b>
                  {taken} / {capacity}
                </b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}
