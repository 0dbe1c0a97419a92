import { z } from 'zod'
import { blockId, editedBlock, type FieldPath, fieldPath } from './edited-page.ts'

/** The revision that the person saw when they did it. */
const from = z.int().min(0)

/** Null: at the beginning. */
const after = blockId.nullable()

type Setting = { block: string | null; path: FieldPath; value?: unknown }

/** A draft may say anything, but it has the shape of a page. */
function isPossible({ block, path: [first, ...rest], value }: Setting): boolean {
  const isWhole = rest.length === 0
  if (block === null) {
    if (first === 'picture' || first === 'item') return true
    return isWhole && texts.some((name) => name === first) && typeof value === 'string'
  }
  if (first === 'anchor') return isWhole && (value === undefined || typeof value === 'string')
  return first === 'props' && (!isWhole || z.record(z.string(), z.unknown()).safeParse(value).success)
}

const texts = ['title', 'description', 'publishDate'] as const

/** What an editor does to a draft. */
export const operation = z.discriminatedUnion('kind', [
  /** `block: null` is a field of the page. Without `value` the field is removed. A list whose items come, go or move is set as a whole. */
  z
    .strictObject({
      kind: z.literal('set'),
      from,
      block: blockId.nullable(),
      path: fieldPath,
      value: z.unknown().optional(),
    })
    .refine(isPossible),
  z.strictObject({ kind: z.literal('add'), from, block: editedBlock, after }),
  z.strictObject({ kind: z.literal('move'), from, block: blockId, after }),
  z.strictObject({ kind: z.literal('remove'), from, block: blockId }),
  /** A removed block comes back to where it was. */
  z.strictObject({ kind: z.literal('restore'), from, block: blockId }),
  /** Answers a question: `proposed` does what was asked about, `current` leaves the page as it is. */
  z.strictObject({
    kind: z.literal('decide'),
    from,
    question: z.string().max(2000),
    keep: z.enum(['proposed', 'current']),
  }),
])
export type Operation = z.infer<typeof operation>

/** A field of a page or block was changed by a window, in a revision. */
const touch = z.object({
  block: z.string().nullable(),
  path: fieldPath,
  revision: z.int(),
  window: z.string(),
})
export type Touch = z.infer<typeof touch>

const removedBlock = z.object({
  block: editedBlock,
  /** The block before it when it was removed. */
  after,
  revision: z.int(),
  window: z.string(),
  by: z.string(),
})
export type RemovedBlock = z.infer<typeof removedBlock>

/**
 * Something that was not done, because somebody else has changed the same meanwhile. It stays until somebody decides, so nothing is lost.
 * `field`: both changed a field. `edited-removed`: a block was changed that the other has removed. `removed-edited`: a block was to be removed
 * that the other has changed.
 */
const question = z.object({
  id: z.string(),
  kind: z.enum(['field', 'edited-removed', 'removed-edited']),
  block: z.string().nullable(),
  /** Empty for `removed-edited`. */
  path: z.array(z.union([z.string(), z.number()])).readonly(),
  /** What was to be set; what stands there now is in the page, or in the removed block. */
  proposed: z.unknown().optional(),
  /** The name of the person who proposed it. */
  by: z.string(),
  window: z.string(),
  revision: z.int(),
})
export type Question = z.infer<typeof question>

/** A draft with all that merging needs. Revisions count up with each save that changed something, also after publishing. */
export const draftState = z.object({
  content: z.object({
    fields: z.record(z.string(), z.unknown()),
    blocks: z.array(editedBlock),
  }),
  revision: z.int(),
  touches: z.array(touch),
  /** The latest last. */
  removed: z.array(removedBlock),
  questions: z.array(question),
})
