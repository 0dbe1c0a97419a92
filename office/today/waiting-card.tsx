import { useQuery } from '@tanstack/react-query'
import { officeQuery } from '#office/frame/queries.ts'
import { Part } from './part.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** What waits for people. */
export function WaitingCard() {
  const query = useQuery(officeQuery('GET /api/office/today/waiting'))
  return (
    <Part title="Odottaa" query={query}>
      {({ reviews, refunds, forms }) => (
        <ul className="today-rows">
          <WaitingRow
            label="Luettavia arvosteluja"
            waiting={reviews}
            room={{ to: '/arviot', label: 'Lue' }}
            lateAfter={3}
          />
          <WaitingRow
            label="Käsin maksettavia palautuksia"
            waiting={refunds}
            room={{ to: '/tilaukset', label: 'Tilaukset' }}
            lateAfter={1}
          />
          {forms && (
            <WaitingRow
              label="Lomakeviestejä 7 päivässä"
              waiting={forms}
              room={{ to: '/viestit', label: 'Viestit' }}
              lateAfter={Number.POSITIVE_INFINITY}
            />
          )}
        </ul>
      )}
    </Part>
  )
}
