import { z } from 'zod'

/** What browsers tell us about faults: our own script's errors, and what the security policy refused. */
export const sendReport = {
  method: 'POST',
  path: '/api/reports',
  /** An error of an island. */
  error: z.object({
    kind: z.literal('error'),
    island: z.string().max(100),
    message: z.string().max(500),
    page: z.string().max(500),
  }),
} as const

export type ErrorReport = z.infer<(typeof sendReport)['error']>
