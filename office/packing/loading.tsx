import type { ReactNode } from 'react'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'

type Query<Value> = { data: Value | undefined; error: Error | null; refetch: () => unknown }

/** What was read, or that it is being read, or why it could not be. What is shown stays while it is read again. */
export function Loading<Value>({ query, children }: { query: Query<Value>; children: (value: Value) => ReactNode }) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <p role="status">Haetaan…</p>
  return (
    <div className="stack">
      <Notice kind="danger">{error.message}</Notice>
      <div>
        <Button onPress={refetch}>Yritä uudelleen</Button>
      </div>
    </div>
  )
}
