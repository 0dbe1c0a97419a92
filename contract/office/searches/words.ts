import { z } from 'zod'
import { roles } from '#contract/office/roles.ts'
import { languages } from '#contract/site.ts'

// What the calls of searches share. An editor with a list of sites gets ROLE_NEEDED for others, and for words of all sites.

export const read = { host: 'office', caller: { roles } } as const
export const change = { host: 'office', caller: { roles: ['editor'] } } as const

export const MAX_SYNONYMS = 500
const MAX_WORD_LENGTH = 60
const MAX_WORDS = 20
const MAX_PROMOTED = 3
const MAX_QUESTION_LENGTH = 80

export const language = z.enum(languages)
export const site = z.string().min(1).max(40)
export const id = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** What the person saw: what somebody else has changed meanwhile is refused. */
export const version = z.int().min(1)

/** A word, or a short phrase. */
const word = z
  .string()
  .trim()
  .min(1)
  .max(MAX_WORD_LENGTH)
  .regex(/[\p{L}\p{N}]/u)
  .regex(/^[^,;]*$/u)

const words = z.array(word).max(MAX_WORDS)

/** With `finds`, each of the words also finds these, but not the reverse. Without, the words mean the same: then there are two or more. */
export const synonymFields = z
  .object({
    /** Null: on all sites. */
    site: site.nullable(),
    language,
    words: words.min(1),
    finds: words.min(1).nullable(),
  })
  .refine(({ words: own, finds }) => finds !== null || own.length > 1, { path: ['words'] })

const question = z
  .string()
  .trim()
  .min(1)
  .max(MAX_QUESTION_LENGTH)
  .regex(/[\p{L}\p{N}]/u)

export const promotionFields = z.object({
  site,
  language,
  question,
  /** The paths of pages of the site in this language, the first on top. */
  paths: z.array(z.string().min(1).max(300)).min(1).max(MAX_PROMOTED),
  /** The last day on which they are promoted; null: without an end. */
  until: z.iso.date().nullable(),
})

const changed = { changedAt: z.iso.datetime(), changedBy: z.string(), version }

export const synonym = z.object({
  id: z.int(),
  site: z.string().nullable(),
  language,
  words: z.array(z.string()),
  finds: z.array(z.string()).nullable(),
  ...changed,
})
export type Synonym = z.infer<typeof synonym>

export const promotion = z.object({
  id: z.int(),
  site: z.string(),
  language,
  question: z.string(),
  pages: z.array(
    z.object({
      id: z.int(),
      path: z.string(),
      title: z.string(),
      /** Visitors do not see it any more: it is skipped. */
      isGone: z.boolean(),
    }),
  ),
  until: z.iso.date().nullable(),
  /** Its last day has passed. */
  hasEnded: z.boolean(),
  ...changed,
})
export type Promotion = z.infer<typeof promotion>
