import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendReport } from '#contract/reports.ts'
import { type Fault, readFaults } from './reports.ts'

type Needs = {
  /** Whether the client may still send: a broken page must not flood the log. */
  mayReport: (request: IncomingMessage) => boolean
  logFault: (fault: Fault) => void
}

export function reportsHttp(router: FastifyInstance, { mayReport, logFault }: Needs): void {
  router.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)))
      } catch {
        done(Object.assign(new Error('The report is not JSON.'), { statusCode: 400 }))
      }
    },
  )
  router.post(sendReport.path, { bodyLimit: 16 * 1024 }, async ({ body, raw }, reply) => {
    if (mayReport(raw)) for (const fault of readFaults(body)) logFault(fault)
    return reply.code(204).send()
  })
}
