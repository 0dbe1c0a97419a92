import { z } from 'zod'
import { focus } from '#contract/content/focus.ts'
import { roles } from '#contract/office/roles.ts'
import { languages } from '#contract/site.ts'
import { MAX_ALT_LENGTH, MAX_HOLDER_LENGTH, MAX_TITLE_LENGTH } from './limits.ts'

// What all calls of the library share.

export const read = { host: 'office', caller: { roles } } as const
export const change = { host: 'office', caller: { roles: ['editor'] } } as const

export const itemId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export const title = z.string().trim().min(1).max(MAX_TITLE_LENGTH)
export const alts = z.partialRecord(z.enum(languages), z.string().trim().max(MAX_ALT_LENGTH))
export const holder = z.string().trim().max(MAX_HOLDER_LENGTH)
/** The last day on which it may be used; null: without an end. */
export const until = z.iso.date().nullable()

/** Refused with CHANGED_MEANWHILE if somebody has changed it since. */
export const version = z.int().min(1)

/** `ending`: within a month. */
const rights = z.enum(['open', 'ending', 'ended'])

export const itemHead = z.object({
  id: z.int(),
  kind: z.enum(['picture', 'file']),
  /** The id of what pages show now. */
  current: z.string(),
  /** The name under which that is served. */
  name: z.string(),
  title: z.string(),
  alts,
  /** Of a picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a file. */
  bytes: z.int().nullable(),
  focus: focus.nullable(),
  holder: z.string(),
  until,
  rights,
  isUsed: z.boolean(),
  version,
  addedAt: z.iso.datetime(),
  /** Null: an import has brought it. */
  addedBy: z.string().nullable(),
  /** When it leaves the bin for good. */
  binnedUntil: z.iso.datetime().nullable(),
})
export type ItemHead = z.infer<typeof itemHead>

/** What pages show: of its bytes, and of its focus. */
export const mediaId = z.string().regex(/^[0-9a-f]{10}$/)
