import { errorReport } from '#contract/reports.ts'

/** A browser error as it is logged. Contains no personal data: addresses are cut before the query. */
export type Fault = { kind: 'error' | 'policy'; what: string; where: string }

/** Parses what browsers send: script errors, and policy violations in either of the two report formats. */
export function readFaults(body: unknown): Fault[] {
  const own = errorReport.safeParse(body)
  if (own.success) {
    const { island, message, page } = own.data
    return [{ kind: 'error', what: `${island}: ${message}`, where: withoutQuery(page) }]
  }
  const reports = Array.isArray(body) ? body.slice(0, MAX_FAULTS_PER_REQUEST) : [body]
  return reports.flatMap((report) => {
    const violation = fieldsOf(fieldsOf(report)['csp-report'] ?? fieldsOf(report).body)
    const directive =
      violation['effective-directive'] ?? violation['violated-directive'] ?? violation.effectiveDirective
    const blocked = violation['blocked-uri'] ?? violation.blockedURL
    const page = violation['document-uri'] ?? violation.documentURL
    if (typeof directive !== 'string') return []
    return [{ kind: 'policy', what: `${truncated(directive)} ${withoutQuery(blocked)}`, where: withoutQuery(page) }]
  })
}

const MAX_FAULTS_PER_REQUEST = 10

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function withoutQuery(address: unknown): string {
  return typeof address === 'string' ? truncated(address.split(/[?#]/, 1)[0] ?? '') : ''
}

/** Protects the log: truncates long texts and removes line breaks. */
function truncated(text: string): string {
  return text.slice(0, 200).replaceAll(/[\r\n]/g, ' ')
}
