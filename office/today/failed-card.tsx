import { useQuery } from '@tanstack/react-query'
import { officeQuery } from '#office/frame/queries.ts'
import { Part } from './part.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** What has failed to the last try. */
export function FailedCard() {
  const query = useQuery(officeQuery('GET /api/office/today/failed'))
  return (
    <Part title="Epäonnistunut" query={query}>
      {({ mails, jobs }) => (
        <ul className="today-rows">
          <WaitingRow
            label="Sähköposteja, joita ei saatu lähetettyä"
            waiting={mails}
            room={{ to: '/postit', label: 'Katso' }}
            lateAfter={1}
          />
          {jobs && (
            <WaitingRow
              label="Taustatöitä, jotka eivät onnistuneet"
              waiting={jobs}
              room={{ to: '/tyot', label: 'Katso' }}
              lateAfter={1}
            />
          )}
        </ul>
      )}
    </Part>
  )
}
