import { useQuery } from '@tanstack/react-query'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { focusOnHeading, PageHead } from '#office/ui/page-head.tsx'
import { moment } from '#web/format/moment.ts'
import { OwnWays } from './own-ways.tsx'

const SESSIONS = '/api/office/own/sessions'
const changes = [SESSIONS]

/** What each person has for themselves: the ways to log in, and the browsers in which they are. */
export function OwnPage() {
  return (
    <>
      <PageHead title="Oma kirjautuminen" />
      <div className="stack">
        <OwnWays />
        <Sessions />
      </div>
    </>
  )
}

/** The button that was pressed goes with its session. */
function done(text: string): void {
  focusOnHeading()
  showToast(text)
}

function Sessions() {
  const { data, error, refetch } = useQuery(officeQuery('GET /api/office/own/sessions'))
  const end = useSend('DELETE /api/office/own/sessions/:id', {
    changes,
    onDone: () => done('Istunto on päätetty.'),
  })
  const endOthers = useSend('DELETE /api/office/own/sessions', {
    changes,
    onDone: () => done('Muut istunnot on päätetty.'),
  })
  if (error && !data) return <PageFailed error={error} onRetry={refetch} />
  const refusal = end.refusal ?? endOthers.refusal
  return (
    <Card title="Istunnot" isWide>
      <div className="stack" aria-busy={!data}>
        <p className="muted">Istunto päättyy 12 tunnin kuluttua, ja kahden tunnin kuluttua viimeisestä käytöstä.</p>
        {refusal && <Notice kind="danger">{refusal.message}</Notice>}
        <ul className="stack">
          {data?.sessions.map(({ id, browser, beganAt, usedAt, isThis }) => (
            <li key={id} className="row">
              <span>
                {browser} {isThis && <Badge kind="info">tämä istunto</Badge>}
                <br />
                <span className="muted">
                  Alkoi {moment(beganAt, 'fi')}, käytetty viimeksi {moment(usedAt, 'fi')}
                </span>
              </span>
              {!isThis && (
                <Button
                  isPending={end.isSending}
                  aria-label={`Päätä istunto: ${browser}, ${moment(beganAt, 'fi')}`}
                  onPress={() => end.send({ params: { id } })}
                >
                  Päätä
                </Button>
              )}
            </li>
          ))}
        </ul>
        {(data?.sessions.length ?? 0) > 1 && (
          <div>
            <Button kind="danger" isPending={endOthers.isSending} onPress={() => endOthers.send({})}>
              Päätä kaikki muut istunnot
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
