import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DraftState } from '#contract/office/pages/merge.ts'
import { type CallValue, callOffice } from '#office/frame/call-office.ts'
import { useConnection } from '#office/frame/connection.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { hearLive } from '#office/frame/live-windows.ts'
import { draftCalls } from './draft-calls.ts'
import { DraftSession, type Shown } from './draft-session.ts'
import { holdWindow, sendOrphans } from './orphans.ts'
import { queueStore } from './queue-store.ts'

export type Head = CallValue<'GET /api/office/pages/:id/draft'>

type Opened =
  | { state: 'opening' }
  | { state: 'failed'; message: string }
  | { state: 'open'; session: DraftSession; head: Head; isAllSent: boolean }

/** Opens a page: what earlier windows left is sent first, so that what is read has all of it. */
export function useSession(page: number, person: string, onNews: () => void) {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again.
  useEffect(() => {
    const stop = new AbortController()
    let session: DraftSession | undefined
    const open = async () => {
      const isAllSent = await sendOrphans(page, person, queueStore, draftCalls)
      const answer = await callOffice('GET /api/office/pages/:id/draft', { params: { id: page } })
      if (stop.signal.aborted) return
      if (!answer.ok) return setOpened({ state: 'failed', message: failureText(answer) })
      const { draft, problems } = answer.value
      session = new DraftSession({
        page,
        person,
        draft: draft as DraftState,
        problems,
        calls: draftCalls,
        store: queueStore,
      })
      holdWindow(session.window, stop.signal)
      hearLive((news) => {
        const about = `/api/office/pages/${page}/`
        const isMine =
          news.kind === 'return' ||
          news.message.stale.some((address) => about.startsWith(address) || address.startsWith(about))
        if (!isMine) return
        void session?.readAgain()
        onNews()
      }, stop.signal)
      setOpened({ state: 'open', session, head: answer.value, isAllSent })
    }
    setOpened({ state: 'opening' })
    void open()
    return () => {
      stop.abort()
      session?.close()
    }
  }, [page, person, tries])
  const isOnline = useConnection()
  useEffect(() => {
    if (isOnline && opened.state === 'open') opened.session.tryNow()
  }, [isOnline, opened])
  return { opened, tryAgain: () => setTries((count) => count + 1) }
}

export const useShown = (session: DraftSession): Shown => useSyncExternalStore(session.subscribe, session.shown)
