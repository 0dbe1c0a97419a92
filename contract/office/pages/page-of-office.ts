import { z } from 'zod'
import { roles } from '#contract/office/roles.ts'
import { languages } from '#contract/site.ts'

// What all calls of pages share. An editor with a list of sites gets ROLE_NEEDED for pages of others, unless another role lets the person read.

export const read = { host: 'office', caller: { roles } } as const
export const change = { host: 'office', caller: { roles: ['editor'] } } as const

/** The id of a page: the same as `contentId` in calls of the public sites, also before it is published and while it is in the bin. */
export const pageId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export const language = z.enum(languages)

/** Without the language's prefix. Whether it fits the format is said by the refusal PAGE_ADDRESS_INVALID. */
export const pagePath = z.string().min(1).max(300)

/**
 * `published`: visitors see it. `new`: never published. `hidden`: taken down, kept. `binned`: in the bin, deleted after 30 days.
 */
const pageState = z.enum(['published', 'new', 'hidden', 'binned'])
export type PageState = z.infer<typeof pageState>

/** A window of the office in a browser: made when the page is opened, kept with what is not saved yet. */
export const windowId = z.uuid()

/** For others, with a version or what is scheduled. */
export const note = z.string().trim().max(300).default('')

export const schedule = z.object({
  id: z.int(),
  action: z.enum(['publish', 'take-down']),
  at: z.iso.datetime(),
  note: z.string(),
  by: z.string(),
  /** Why it was not done, in Finnish; null while it waits. */
  failure: z.string().nullable(),
})

export const pageHead = z.object({
  id: z.int(),
  site: z.string(),
  language,
  path: z.string(),
  /** The same in all languages. */
  key: z.string(),
  template: z.string(),
  /** Of the draft, if there is one. */
  title: z.string(),
  state: pageState,
  hasDraft: z.boolean(),
  schedules: z.array(schedule),
  /** Of the draft, if there is one. */
  changedAt: z.iso.datetime(),
  /** Who changed it last; null for what an import has brought. */
  changedBy: z.string().nullable(),
  /** When it leaves the bin for good. */
  binnedUntil: z.iso.datetime().nullable(),
})
export type PageHead = z.infer<typeof pageHead>

/** What is wrong with a field, in Finnish. `block: null`: a field of the page. An empty path is the block as a whole. */
export const problem = z.object({
  block: z.string().nullable(),
  path: z.array(z.union([z.string(), z.number()])).readonly(),
  text: z.string(),
})
export type Problem = z.infer<typeof problem>
