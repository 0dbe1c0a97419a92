import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { roles } from '#contract/office/roles.ts'

export const whoAmI = defineCall({
  method: 'GET',
  path: '/api/office/me',
  about: 'Who has logged in to the back office in this browser.',
  host: 'office',
  answer: z.object({
    /** Null: nobody. */
    staff: z
      .object({
        id: z.string(),
        name: z.string(),
        roles: z.array(z.enum(roles)),
        /** As editor: the sites that the person may change; empty means all. */
        sites: z.array(z.string()),
      })
      .nullable(),
  }),
})
