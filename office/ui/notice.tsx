import type { ReactNode } from 'react'
import './notice.css'

type Props = { kind?: 'info' | 'good' | 'warning' | 'danger'; children: ReactNode }

/** What people need to know where they are now. A danger is read out when it appears. */
export function Notice({ kind = 'info', children }: Props) {
  return (
    <div className={`notice ${kind}`} role={kind === 'danger' ? 'alert' : undefined}>
      {children}
    </div>
  )
}
