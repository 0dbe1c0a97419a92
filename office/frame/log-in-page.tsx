import { useEffect } from 'react'
import { setPageTitle } from '#office/ui/page-title.ts'
import { LogIn } from './log-in.tsx'
import { meChanged } from './me.ts'

/** The page behind it is shown when somebody has logged in, at its own address. */
export function LogInPage() {
  useEffect(() => setPageTitle('Kirjaudu'), [])
  return (
    <main className="log-in-page">
      <div className="stack">
        <h1>Hallinta</h1>
        <LogIn onDone={meChanged} />
      </div>
    </main>
  )
}
