import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { defineRoute } from '#contract/calls/route.ts'
import { languages } from '#contract/site.ts'
import { cart, productCode } from './cart.ts'
import { MAX_QUANTITY } from './cart-limits.ts'

/** Identifies a cart for pages without the shop's cookie. It reads and changes lines and codes, nothing else. */
const cartToken = z.uuid()

/**
 * What the frame of the shop calls, and every site on its own host when the frame does not answer. Each item has the id of its window
 * message, and an id adds once, even if two senders use it.
 */
export const transferCart = defineCall({
  method: 'POST',
  path: '/api/kori-siirto',
  anyLanguage: true,
  about: "Adds products of another site's page to the cart, and gives the cart and its token.",
  body: z.object({
    language: z.enum(languages).optional(),
    token: cartToken.nullish(),
    items: z
      .array(z.object({ id: z.uuid(), code: productCode, quantity: z.int().min(1).max(MAX_QUANTITY) }))
      .max(20)
      .default([]),
    /** Asks for a token to open the cart on the shop. */
    handOver: z.boolean().default(false),
    /** On the shop: asks for a token that takes the cart along to this origin, if it is one of our sites. */
    handOverTo: z.string().max(200).optional(),
    /** On another site: the token with which a link of the shop has brought its cart. */
    takeOver: z.string().max(100).optional(),
  }),
  answer: z.object({ cart, token: cartToken.nullable(), handOverToken: z.string().optional() }),
  refusals: ['PRODUCT_UNKNOWN'],
})

/** The hidden frame of the shop in pages of other sites: see `cart-messages.ts`. */
export const cartFrame = defineRoute({
  methods: ['GET'],
  path: '/kori-kehys',
  about: 'The frame through which pages of other sites reach the cart.',
  host: 'shop',
})

const handOverToken = z.string().max(100)

/** A page of another site posts this form at top level, so that the browser sends the cookie of the shop. */
export const takeOverCart = defineRoute({
  methods: ['POST'],
  path: '/ostoskori/siirto',
  about: "Joins the cart of another site's page into the shop's own and shows it. The token works once, for 5 minutes.",
  host: 'shop',
  origin: 'our-sites',
  caller: 'shopper',
  bodyKind: 'form',
  body: z.object({ token: handOverToken }),
})

/** The second step over plain HTTP, where the cookie of the shop is Lax: browsers send it when they follow a link, not with a form. */
export const takeOverCartByLink = defineRoute({
  methods: ['GET'],
  path: takeOverCart.path,
  about: 'The same after a redirect, in a demo over plain HTTP; over HTTPS every token counts as expired.',
  host: 'shop',
  caller: 'shopper',
  query: z.object({ token: handOverToken }),
})
