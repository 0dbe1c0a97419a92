import { errorReport } from '#contract/reports.ts'

/** A fault as it is logged. Nothing in it is about the person: addresses are cut before their query. */
export type Fault = { kind: 'error' | 'policy'; what: string; where: string }

/** Reads what browsers send: our own errors, and reports of the security policy in either of their two forms. */
export function readFaults(body: unknown): Fault[] {
  const own = errorReport.safeParse(body)
  if (own.success) {
    const { island, message, page } = own.data
    return [{ kind: 'error', what: `${island}: ${message}`, where: withoutQuery(page) }]
  }
  const reports = Array.isArray(body) ? body.slice(0, MOST_FAULTS) : [body]
  return reports.flatMap((report) => {
    const violation = fieldsOf(fieldsOf(report)['csp-report'] ?? fieldsOf(report).body)
    const directive =
      violation['effective-directive'] ?? violation['violated-directive'] ?? violation.effectiveDirective
    const blocked = violation['blocked-uri'] ?? violation.blockedURL
    const page = violation['document-uri'] ?? violation.documentURL
    if (typeof directive !== 'string') return []
    return [{ kind: 'policy', what: `${cut(directive)} ${withoutQuery(blocked)}`, where: withoutQuery(page) }]
  })
}

const MOST_FAULTS = 10

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function withoutQuery(address: unknown): string {
  return typeof address === 'string' ? cut(address.split(/[?#]/, 1)[0] ?? '') : ''
}

/** Nobody fills our log: long texts are cut, and line breaks cannot pretend to be other lines. */
function cut(text: string): string {
  return text.slice(0, 200).replaceAll(/[\r\n]/g, ' ')
}
