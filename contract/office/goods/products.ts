import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { officeProduct, productEdit, productParams } from './product.ts'

const MAX_EDITS = 500
const read = { host: 'office', caller: { roles: ['shop', 'service'] } } as const
const change = { host: 'office', caller: { roles: ['shop'] } } as const

/** `low`: fewer pieces than its limit; `out`: none; `placed`: those with a place in lists, by it. */
const productStates = ['shown', 'hidden', 'low', 'out', 'sale', 'placed'] as const

export const listProducts = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/products',
  about: 'Products of the shop by name, with price, stock and what orders hold.',
  query: z.object({
    ...listQuery,
    text: z.string().max(100).optional(),
    group: z.string().max(100).optional(),
    state: z.enum(productStates).optional(),
  }),
  answer: listPage(officeProduct).extend({ groups: z.array(z.string()) }),
})

export const getOfficeProduct = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/products/:code',
  about: 'A product of the shop with its price history, the latest first.',
  params: productParams,
  answer: officeProduct.extend({
    history: z.array(z.object({ since: z.iso.datetime(), price: z.int().nullable(), isReduced: z.boolean() })),
  }),
  refusals: ['PRODUCT_UNKNOWN'],
})

export const getSaleReference = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/products/:code/sale',
  about: 'What a sale price would be compared with on the pages: the lowest price of the 30 days before it.',
  params: productParams,
  query: z.object({ price: z.coerce.number().int().min(1), from: z.iso.datetime().optional() }),
  answer: z.object({
    /** Null: the price would be no reduction. */
    comparedWith: z.int().nullable(),
    /** In whole per cent, rounded down; null below one. */
    discount: z.int().nullable(),
    /** Food that perishes quickly is compared with its last price. */
    isExempt: z.boolean(),
  }),
  refusals: ['PRODUCT_UNKNOWN'],
})

export const changeProducts = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/products/changes',
  about: 'Changes products: all that are given, or none. Undone by sending the same fields the other way round.',
  maxBodyBytes: 512 * 1024,
  body: z.object({ edits: z.array(productEdit).min(1).max(MAX_EDITS) }),
  records: 'product.change',
  answer: z.object({
    /** Each product as it is now. */
    rows: z.array(officeProduct),
  }),
  refusals: ['PRODUCT_UNKNOWN', 'PRODUCTS_CHANGED', 'PRODUCTS_INVALID'],
})
