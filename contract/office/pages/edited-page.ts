import { z } from 'zod'

// What editors change. Unlike a published page it may be incomplete or wrong: it is checked when it is published.

/** Characters of a draft as JSON. */
export const MAX_DRAFT_LENGTH = 1_000_000

const MAX_ID_LENGTH = 40

/** Made by the window that adds the block; never used again on the page. */
export const blockId = z
  .string()
  .max(MAX_ID_LENGTH)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)

export const editedBlock = z.strictObject({
  id: blockId,
  type: z.string().max(60),
  anchor: z.string().max(60).optional(),
  props: z.record(z.string(), z.unknown()),
})
export type EditedBlock = z.infer<typeof editedBlock>

/** The fields of a page outside its blocks. Its address is not among them: see `moves.ts`. */
const pageFields = z.strictObject({
  title: z.string(),
  description: z.string(),
  publishDate: z.string(),
  picture: z.unknown().optional(),
  item: z.unknown().optional(),
})

export const editedPage = z.strictObject({ fields: pageFields, blocks: z.array(editedBlock) })
export type EditedPage = z.infer<typeof editedPage>

const MAX_DEPTH = 12
const unsafeNames: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Where a field is: in `fields` of the page, or in a block, whose paths begin with `props` or are `['anchor']`. Numbers are places in lists.
 */
export const fieldPath = z
  .array(
    z.union([
      z
        .string()
        .min(1)
        .max(100)
        .refine((name) => !unsafeNames.includes(name)),
      z.int().min(0).max(1000),
    ]),
  )
  .min(1)
  .max(MAX_DEPTH)
  .readonly()
export type FieldPath = z.infer<typeof fieldPath>
