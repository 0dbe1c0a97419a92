import { z } from 'zod'
import { languages } from '#contract/site.ts'
import type { Slices } from './slices.ts'

/** A page of 30,000 words. What is longer is a fault of whoever filled it in: it would hold up the search of all others. */
const LONGEST_TEXT = 200_000
const LONGEST_TITLE = 2_000
const MOST_VALUES = 1_000

const id = z
  .int()
  .min(0)
  .max(2 ** 32 - 1)
const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
const ids = z.array(id).max(MOST_VALUES)

/** One thing that can be found, in one language of one site. */
const searchDocument = z.object({
  /** Its own in the whole index: a document takes the place of the one with the same id. */
  id,
  site: z.string().min(1).max(100),
  language: z.enum(languages),
  title: z.string().max(LONGEST_TITLE),
  teaser: z.string().max(LONGEST_TEXT),
  text: z.string().max(LONGEST_TEXT),
  /** 1 products, 2 recipes, 3 news, 4 other pages. */
  contentGroup: z.literal([1, 2, 3, 4]),
  productGroup: count.optional(),
  categories: ids,
  facetTags: ids,
  author: z.string().max(LONGEST_TITLE).optional(),
  equipment: z.boolean().optional(),
  /** A day or a time, as ISO 8601 writes it. */
  publishDate: z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'no date'),
  likeCount: count,
  /** In whatever unit all others have. */
  price: z.number().optional(),
  /** Product codes: found whole or by their beginning. */
  codes: z.array(z.string().max(100)).max(MOST_VALUES),
})
export type SearchDocument = z.infer<typeof searchDocument>

/** The documents that can be indexed, in batches of `most`, asked before each. The others are told of and left out. */
export async function* soundDocuments(
  documents: readonly unknown[],
  onProblem: (error: unknown, sentence: string) => void,
  most: () => number,
  slices: Slices,
): AsyncGenerator<SearchDocument[]> {
  let batch: SearchDocument[] = []
  for (const document of documents) {
    if (slices.isOver(8)) await slices.pause()
    const parsed = searchDocument.safeParse(document)
    if (!parsed.success) onProblem(parsed.error, `Document ${nameOf(document)} cannot be searched`)
    else if (batch.push(parsed.data) >= most()) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function nameOf(document: unknown): string {
  const id = typeof document === 'object' && document !== null && 'id' in document ? document.id : undefined
  return typeof id === 'number' ? String(id) : 'without an id'
}
