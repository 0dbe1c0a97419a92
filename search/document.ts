import { z } from 'zod'
import { freeOfNames } from '#contract/search/free-of.ts'
import { languages } from '#contract/site.ts'
import type { Slices } from './arrays/slices.ts'

/** About 30,000 words. A longer text is an error: it would slow down all searches. */
const MAX_TEXT_LENGTH = 200_000
const MAX_TITLE_LENGTH = 2_000
const MAX_LIST_VALUES = 1_000

const id = z
  .int()
  .min(0)
  .max(2 ** 32 - 1)
const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
const ids = z.array(id).max(MAX_LIST_VALUES)

/** A searchable document, in one language of one site. */
const searchDocument = z.object({
  /** Unique in the whole index: a document replaces the one with the same id. */
  id,
  site: z.string().min(1).max(100),
  language: z.enum(languages),
  title: z.string().max(MAX_TITLE_LENGTH),
  teaser: z.string().max(MAX_TEXT_LENGTH),
  text: z.string().max(MAX_TEXT_LENGTH),
  /** What its sections are called, which are in its teaser, too. */
  sections: z.array(z.string().max(MAX_TEXT_LENGTH)).max(MAX_LIST_VALUES).optional(),
  /** 1 products, 2 recipes, 3 news, 4 other pages. */
  contentGroup: z.literal([1, 2, 3, 4]),
  /** Lists other documents, or is small print: what it only mentions is better found elsewhere. */
  isBackground: z.boolean().optional(),
  /** Small print, or the page that everything begins with: what it mentions is hardly ever meant. */
  isAside: z.boolean().optional(),
  /** It answers questions, one after another. */
  isAnswering: z.boolean().optional(),
  /** One finds out there whether a place is delivered to. */
  isCheckingPlaces: z.boolean().optional(),
  productGroup: count.optional(),
  categories: ids,
  facetTags: ids,
  author: z.string().max(MAX_TITLE_LENGTH).optional(),
  equipment: z.boolean().optional(),
  /** An ISO 8601 date or time. */
  publishDate: z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'no date'),
  likeCount: count,
  /** Where nothing was asked, documents with a place come first, the smallest place before the others. */
  place: z.int().positive().max(65_535).optional(),
  /** In the same unit for all documents. */
  price: z.number().optional(),
  /** What limits in questions are compared with. What is not known is left out. */
  minutes: z.int().positive().max(65_535).optional(),
  portions: z.int().positive().max(65_535).optional(),
  grams: z.number().positive().optional(),
  /** What it declares to be free of. */
  freeOf: z.array(z.enum(freeOfNames)).optional(),
  /** Product codes, which match whole or by prefix. */
  codes: z.array(z.string().max(100)).max(MAX_LIST_VALUES),
})
export type SearchDocument = z.infer<typeof searchDocument>

/** Yields the valid documents in batches of `batchSize`, which is read for each batch. Invalid ones are reported and skipped. */
export async function* validDocuments(
  documents: readonly unknown[],
  onProblem: (error: unknown, sentence: string) => void,
  batchSize: () => number,
  slices: Slices,
): AsyncGenerator<SearchDocument[]> {
  let batch: SearchDocument[] = []
  for (const document of documents) {
    if (slices.isOver(8)) await slices.pause()
    const parsed = searchDocument.safeParse(document)
    if (!parsed.success) onProblem(parsed.error, `Document ${nameOf(document)} cannot be searched`)
    else if (batch.push(parsed.data) >= batchSize()) {
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
