import { z } from 'zod'

// What all lists of the office share: they page by key, not by number, so that the last page of a million rows takes as long as the first.

/** Rows of a page of a list. */
export const LIST_PAGE_SIZE = 50

/** Up to here rows are counted; of more, the database's estimate is shown. */
export const EXACT_COUNT_LIMIT = 10_000

const KEY_LENGTH = 200

/** Fields of the query of every list, to be spread into its own: where the page begins. */
export const listQuery = {
  /** `next` of the page before; left out for the first page. */
  after: z.string().max(KEY_LENGTH).optional(),
}

/** A page of a list. */
export function listPage<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** Where the next page begins, opaque; null after the last row. */
    next: z.string().nullable(),
  })
}

/** How many rows a list has with its filters: a call of its own, with the query of the list, so that the rows need not wait for it. */
export const listCount = z.object({
  count: z.int(),
  /** Not counted to the end: there are about as many. */
  isEstimate: z.boolean(),
})

export type ListPage<Row> = { rows: Row[]; next: string | null }
export type ListCount = z.infer<typeof listCount>
