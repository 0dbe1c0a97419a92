import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { roles } from '#contract/office/roles.ts'

/** What `Ctrl K` finds on the server; rooms and settings are found in the browser. */
const foundKinds = ['order', 'product', 'customer', 'page'] as const
export type FoundKind = (typeof foundKinds)[number]

export const findAnything = defineCall({
  method: 'GET',
  path: '/api/office/find',
  about:
    'Orders by number, name or mail, customers by name or mail, products by code or name, pages by title or address: what the roles may see.',
  host: 'office',
  caller: { roles },
  limit: 'search',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  answer: z.object({
    found: z.array(
      z.object({
        kind: z.enum(foundKinds),
        /** The number of an order, the code of a product, the mail of a customer, the address of a page. */
        id: z.string(),
        label: z.string(),
        hint: z.string(),
      }),
    ),
  }),
})
