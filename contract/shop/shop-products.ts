import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { shownPicture } from '#contract/content/shown-picture.ts'
import { productCode } from './cart.ts'

const productDetail = z.object({
  name: z.string(),
  url: z.string(),
  price: z.string().nullable(),
  pricePerKg: z.string().nullable(),
  svhPrice: z.string().nullable(),
  discountPercentage: z.int().nullable(),
  lowestPrice: z.string().nullable(),
  stock: z.int().nullable(),
  code: z.string(),
  /** Its first paragraph. */
  description: z.string(),
  image: shownPicture.nullable(),
  /** From 1 to 5 with one decimal; null without reviews. */
  averageRating: z.number().nullable(),
  reviewCount: z.int(),
  /** What delivery costs, and from which value of products on it costs nothing. */
  delivery: z.object({ price: z.string(), freeFrom: z.string() }),
})
export type ProductDetail = z.infer<typeof productDetail>

export const getShopProduct = defineCall({
  method: 'GET',
  path: '/api/products/:code',
  about: 'A product of the meat shop, for its quick view. Every site answers.',
  params: z.object({ code: productCode }),
  answer: productDetail,
  cacheable: true,
  refusals: ['PRODUCT_UNKNOWN'],
})
