import { dayIn, daysBetween } from '#contract/values/days.ts'
import { Badge } from '#office/ui/badge.tsx'
import { daysAgo } from '#web/format/days-ago.ts'
import { RoomLink } from './part.tsx'

type Props = {
  label: string
  waiting: { count: number; since: string | null }
  room?: { to: string; label: string }
  /** From this number of days on it is late. */
  lateAfter: number
}

/** How much waits, and for how long. */
export function WaitingRow({ label, waiting: { count, since }, room, lateAfter }: Props) {
  const days = since === null ? 0 : daysBetween(dayIn(new Date(since)), dayIn(new Date()))
  return (
    <li>
      <span>
        {label} {since !== null && <span className="muted">vanhin {daysAgo(days, 'fi')}</span>}
      </span>
      {room && count > 0 && <RoomLink {...room} />}
      <Badge kind={count === 0 ? 'good' : days >= lateAfter ? 'danger' : 'warning'}>{count}</Badge>
    </li>
  )
}
