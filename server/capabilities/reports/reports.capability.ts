import type { Capability } from '#server/capability.ts'
import { reportsCalls } from './reports.http.ts'
import type { Fault } from './reports.ts'

/** Errors that browsers report: script errors, and violations of the security policy. */
export function openReports({ logFault }: { logFault: (fault: Fault) => void }) {
  return { name: 'reports', calls: reportsCalls(logFault) } satisfies Capability
}
