import type { ReactNode } from 'react'
import './badge.css'

export type BadgeKind = 'plain' | 'info' | 'good' | 'warning' | 'danger'

/** A state in a word. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={`badge ${kind}`}>{children}</span>
}
