import { sendReport } from '#contract/reports.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { type Fault, readFaults } from './reports.ts'

export function reportsCalls(logFault: (fault: Fault) => void): ServedCall[] {
  return [
    served(sendReport, async ({ body }) => {
      for (const fault of readFaults(body)) logFault(fault)
      return accepted(null)
    }),
  ]
}
