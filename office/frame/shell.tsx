import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PageFailed } from './failed-pages.tsx'
import { Header } from './header.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { useLive } from './live.ts'
import { LogInPage } from './log-in-page.tsx'
import { meChanged, meQuery, useMeOrLast } from './me.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { askToLogIn } from './session.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import './shell.css'

/** What is around every page. Without a session it is the login, at the same address. */
export function Shell() {
  useKeptFocus()
  const isPublic = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isPublic) })
  return isPublic ? <Outlet /> : <Frame />
}

function Frame() {
  const { data, error, refetch } = useQuery(meQuery)
  const me = useMeOrLast()
  const [isMenuOpen, setMenuOpen] = useState(false)
  useEndedSession(data?.staff === null && me !== undefined)
  useLive(me?.id)
  useFocusOnNewPage(me ? 'page' : data ? 'login' : 'nothing yet')
  if (!data && error) {
    return (
      <main className="page">
        <PageFailed error={error} onRetry={refetch} />
      </main>
    )
  }
  if (!data) return <main className="page" aria-busy="true" />
  if (!me) return <LogInPage />
  return (
    <div className="shell">
      <a className="skip" href="#sivu">
        Siirry sisältöön
      </a>
      <ProgressBar />
      <Header me={me} isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(!isMenuOpen)} />
      <SideNavigation me={me} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <main className="page" id="sivu" tabIndex={-1}>
        <OfflineBanner />
        <Outlet />
      </main>
    </div>
  )
}

/** Asks the person whose session has ended to log in again, over the page. */
function useEndedSession(hasEnded: boolean): void {
  useEffect(() => {
    if (hasEnded) askToLogIn().then((isDone) => (isDone ? meChanged() : undefined))
  }, [hasEnded])
}
