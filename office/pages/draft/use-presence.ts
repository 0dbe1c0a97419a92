import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CallValue, callOffice } from '#office/frame/call-office.ts'
import { officeQuery } from '#office/frame/queries.ts'

export type Other = CallValue<'GET /api/office/pages/:id/presence'>['rows'][number]

/** As often as `contract/office/pages/presence.ts` asks for. */
const EVERY_MS = 10_000

/** Who else has the page open, and at which block. Tells the others where this window is. */
export function usePresence(page: number, window: string, block: string | null): readonly Other[] {
  const params = { id: page }
  const { data } = useQuery(officeQuery('GET /api/office/pages/:id/presence', { params }))
  useEffect(() => {
    const tell = (hasLeft = false) =>
      void callOffice('POST /api/office/pages/:id/presence', {
        params: { id: page },
        body: { window, block, hasLeft },
        keepalive: hasLeft,
      })
    tell()
    const timer = setInterval(tell, EVERY_MS)
    const leave = () => tell(true)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
    }
  }, [page, window, block])
  useEffect(
    () => () =>
      void callOffice('POST /api/office/pages/:id/presence', {
        params: { id: page },
        body: { window, block: null, hasLeft: true },
      }),
    [page, window],
  )
  return (data?.rows ?? []).filter((row) => row.window !== window)
}
