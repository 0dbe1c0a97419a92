import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { languages } from '#contract/site.ts'

const checkout = '/api/v1/lihakauppa/checkout' as const

const query = z.object({ language: z.enum(languages).optional(), postalCode: z.string().max(40) })

const deliveryTime = z.object({
  value: z.string(),
  label: z.string(),
  /** The cut-off: orders are taken until then. The text is for people: 'Tilaa viimeistään ke 18.11. klo 12.00'. */
  closesAt: z.iso.datetime(),
  closesText: z.string(),
  placesLeft: z.int(),
  placesText: z.string(),
})
export type DeliveryTime = z.infer<typeof deliveryTime>
const deliveryDate = z.object({ value: z.iso.date(), label: z.string(), times: z.array(deliveryTime) })
export type DeliveryDate = z.infer<typeof deliveryDate>

const deliveryOptions = z.object({
  status: z.literal(200),
  data: z.object({
    /** The days on which all products of the cart can be delivered, with the times that have room; empty if there is none. */
    dates: z.array(deliveryDate),
    /** The names of the place: of the post office in both languages, and of the municipality. */
    cities: z.array(z.string()),
    /** Why there is no date. */
    reason: z.enum(['NOT_DELIVERED', 'NO_SHARED_DAY', 'NONE_FREE']).optional(),
    /** If no day is shared: the products that are delivered on certain weekdays only, with the names of these. */
    limited: z.array(z.object({ name: z.string(), days: z.array(z.string()) })).optional(),
  }),
})
export type DeliveryOptions = z.infer<typeof deliveryOptions>

/** The calls of the document for a postal code. One that Posti does not have is refused. */
export const checkAvailability = defineCall({
  method: 'GET',
  path: `${checkout}/availability`,
  about: 'Whether the shop delivers to a postal code. Every site answers.',
  query,
  answer: z.object({ data: z.object({ isAvailable: z.boolean() }) }),
  cacheable: true,
  refusals: ['POSTAL_CODE_UNKNOWN'],
})

export const getDeliveryOptions = defineCall({
  method: 'GET',
  path: `${checkout}/delivery`,
  about: "The days and times on which the visitor's cart can be delivered to a postal code.",
  host: 'shop',
  query,
  answer: deliveryOptions,
  refusals: ['POSTAL_CODE_UNKNOWN'],
})
