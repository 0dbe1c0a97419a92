import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { Card } from '#office/ui/card.tsx'
import './today.css'

type Props<Value> = {
  title: string
  query: UseQueryResult<Value>
  /** The room where it is dealt with. */
  room?: { to: string; label: string }
  isWide?: boolean
  children: (value: Value) => ReactNode
}

/** A part of the start page: what it shows, that it is being read, or why it could not be. */
export function Part<Value>({ title, query, room, isWide = false, children }: Props<Value>) {
  const { data, error, refetch } = query
  return (
    <Card title={title} beside={room && <RoomLink {...room} />} isWide={isWide}>
      {error && <PageFailed error={error} onRetry={refetch} />}
      {data ? children(data) : !error && <p className="muted">Haetaan…</p>}
    </Card>
  )
}

/** Nothing where there is no such room. */
export function RoomLink({ to, label }: { to: string; label: string }) {
  const { routesByPath } = useRouter()
  return to in routesByPath ? <Link to={to}>{label}</Link> : null
}
