import { useEffect } from 'react'
import { setPageTitle } from '#office/ui/page-title.ts'
import { LogIn } from './log-in.tsx'
import { meChanged } from './me.ts'

/** The page behind it is shown when somebody has logged in, at its own address. */
export function LogInPage() {
  useEffect(() => setPageTitle('Kirjaudu'), [])
  // What was pressed is gone: the focus goes to the page that comes instead.
  useEffect(() => () => document.querySelector('main')?.focus(), [])
  return (
    <main className="log-in-page">
      <div className="stack">
        <h1>Hallinta</h1>
        <LogIn onDone={meChanged} />
      </div>
    </main>
  )
}
