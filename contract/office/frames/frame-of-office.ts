import { z } from 'zod'
import { language } from '#contract/office/pages/page-of-office.ts'

// What the calls of frames share: the parts around the pages of a site in one language, each published as a whole.

const frameParts = ['navigation', 'taxonomy', 'texts'] as const
export type FramePart = (typeof frameParts)[number]

export const framePart = z.object({ part: z.enum(frameParts) })

export const framePlace = z.object({ site: z.string().max(40), language })
export type FramePlace = z.infer<typeof framePlace>

/** As it is written; it may be incomplete. */
export const frameContent = z.record(z.string().max(60), z.unknown())
export type FrameContent = z.infer<typeof frameContent>

/** What is wrong, or might be, at a place of the content. An empty path is the whole. */
export const frameProblem = z.object({
  path: z.array(z.union([z.string(), z.number()])).readonly(),
  text: z.string(),
})
export type FrameProblem = z.infer<typeof frameProblem>

const termId = z.int().min(1).max(2_147_483_647)

/** A term that a content no longer has, with the pages that have it. */
export const termUse = z.object({
  id: termId,
  name: z.string(),
  pages: z.array(z.object({ id: z.int(), path: z.string(), title: z.string() })),
  /** Pages beyond those that are named. */
  morePages: z.int(),
  /** The terms that could take its place. */
  others: z.array(z.object({ id: termId, name: z.string() })),
})
export type TermUse = z.infer<typeof termUse>

/** Pages that have the first term get the second. */
export const termMove = z.object({ from: termId, to: termId })
export type TermMove = z.infer<typeof termMove>
