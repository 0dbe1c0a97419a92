import { useQuery } from '@tanstack/react-query'
import type { CallValue } from '#office/frame/call-office.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { centsText } from '#office/ui/cents.ts'
import { Stat } from '#office/ui/stat.tsx'
import { euros } from '#web/format/euros.ts'
import { shortDate } from '#web/format/short-date.ts'
import { Part } from './part.tsx'
import { Plot } from './plot.tsx'

type Sales = CallValue<'GET /api/office/today/sales'>

const money = (cents: number) => euros(centsText(cents))
const pieces = (count: number) => new Intl.NumberFormat('fi').format(count)
const dayText = (day: string) => shortDate(day, 'fi')

/** Sales and orders of 30 days beside the 30 before: as plots, and as the table that they are drawn from. */
export function SalesCard() {
  const query = useQuery(officeQuery('GET /api/office/today/sales'))
  return (
    <Part title="Myynti ja tilaukset, 30 päivää" query={query} room={{ to: '/tilaukset', label: 'Tilaukset' }} isWide>
      {({ days, now, before }) => (
        <>
          <div className="today-plots">
            <div>
              <dl>
                <Stat label="Myynti" value={money(now.sales)} note={compared(now.sales, before.sales, money)} />
              </dl>
              <Plot
                label="Myynti päivittäin"
                points={days.map((each) => ({ day: each.day, now: each.now.sales, before: each.before.sales }))}
                text={money}
                dayText={dayText}
              />
            </div>
            <div>
              <dl>
                <Stat label="Tilauksia" value={pieces(now.orders)} note={compared(now.orders, before.orders, pieces)} />
              </dl>
              <Plot
                label="Tilaukset päivittäin"
                points={days.map((each) => ({ day: each.day, now: each.now.orders, before: each.before.orders }))}
                text={pieces}
                dayText={dayText}
              />
            </div>
          </div>
          <p className="today-key muted">
            <span className="today-key-now" /> 30 päivää tähän päivään
            <span className="today-key-before" /> 30 päivää sitä ennen. Myynti on maksupalvelun kautta maksettu summa,
            josta palautukset on vähennetty.
          </p>
          <details>
            <summary>Luvut taulukkona</summary>
            <SalesTable days={days} />
          </details>
        </>
      )}
    </Part>
  )
}

function compared(now: number, before: number, text: (value: number) => string): string {
  const part = before > 0 ? Math.round((100 * (now - before)) / before) : undefined
  const sign = part !== undefined && part > 0 ? '+' : ''
  const change = part === undefined ? '' : ` (${sign}${String(part).replace('-', '\u2212')} %)`
  return `Sitä ennen ${text(before)}${change}`
}

function SalesTable({ days }: Pick<Sales, 'days'>) {
  return (
    <div className="today-table">
      <table>
        <caption className="visually-hidden">Myynti ja tilaukset päivittäin, ja 30 päivää aiemmin</caption>
        <thead>
          <tr>
            <th scope="col">Päivä</th>
            <th scope="col">Myynti</th>
            <th scope="col">30 pv aiemmin</th>
            <th scope="col">Tilauksia</th>
            <th scope="col">30 pv aiemmin</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, now, before }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{money(now.sales)}</td>
              <td>{money(before.sales)}</td>
              <td>{pieces(now.orders)}</td>
              <td>{pieces(before.orders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
