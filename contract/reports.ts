import { z } from 'zod'
import { defineCall } from './calls/call.ts'

/** An error of an island. */
export const errorReport = z.object({
  kind: z.literal('error'),
  island: z.string().max(100),
  message: z.string().max(500),
  page: z.string().max(500),
})

export type ErrorReport = z.infer<typeof errorReport>

export const sendReport = defineCall({
  method: 'POST',
  path: '/api/reports',
  about: 'What browsers tell us about faults: errors of our script, and what the security policy refused.',
  body: z.union([errorReport, z.looseObject({ 'csp-report': z.unknown() }), z.array(z.looseObject({}))]),
  answer: null,
  // A broken page must not flood the log.
  limit: 'report',
  maxBodyBytes: 16 * 1024,
})
