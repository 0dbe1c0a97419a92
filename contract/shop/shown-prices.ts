import { z } from 'zod'

/** What a product of the shop costs, in words of the visitor's language: '12,90 €'. */
export const shownPrices = z.object({
  price: z.string(),
  perKilo: z.string().optional(),
  /** The recommended price where it differs and, of a discount, the lowest price before it. */
  others: z.array(z.string()),
  discount: z.string().optional(),
  soldOut: z.string().optional(),
})
export type ShownPrices = z.infer<typeof shownPrices>
