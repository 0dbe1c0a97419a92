import type { Capability } from '#server/capability.ts'
import { reportsCalls } from './reports.http.ts'
import type { Fault } from './reports.ts'

/** Faults that browsers report: errors of our script, and what the security policy refused. */
export function openReports({ logFault }: { logFault: (fault: Fault) => void }) {
  return { name: 'reports', calls: reportsCalls(logFault) } satisfies Capability
}
