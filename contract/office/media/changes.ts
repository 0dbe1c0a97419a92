import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { focus } from '#contract/content/focus.ts'
import { ReceivedFile } from '#contract/forms/received-file.ts'
import { done } from '#contract/office/staff/person.ts'
import { alts, change, holder, itemId, mediaId, title, until, version } from './item.ts'

/** A data URL when it is sent, a received file in the handler. */
const sentFile = z.custom<string>().transform((sent: unknown, context) => {
  if (sent instanceof ReceivedFile) return sent
  context.addIssue({ code: 'custom', params: { rule: 'fileUnreadable' } })
  return z.NEVER
})

const file = { Name: z.string().max(255), Data: sentFile }

export const addMedia = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/media',
  about:
    'Adds a picture (JPEG, PNG, WebP, AVIF) or a file (PDF, MP4, WebVTT), told by what is in it. The same bytes again are what is there already.',
  bodyKind: 'files',
  body: z.object(file),
  records: 'media.add',
  answer: z.object({
    id: z.int(),
    /** It was there already. */
    isKnown: z.boolean(),
  }),
  refusals: ['MEDIA_REFUSED'],
})

export const describeMedia = defineCall({
  ...change,
  method: 'PUT',
  path: '/api/office/media/:id',
  about: 'Says what it is called, what is in the picture, and who may use it until when.',
  params: itemId,
  body: z.object({ title, alts, holder, until, version }),
  records: 'media.describe',
  answer: z.object({ version }),
  refusals: ['MEDIA_UNKNOWN', 'MEDIA_IN_BIN', 'CHANGED_MEANWHILE'],
})

const changed = z.object({
  version,
  /** The pages that show it now. */
  pages: z.int(),
  /** The number of what it was before. */
  former: z.int(),
})

const refusals = [
  'MEDIA_UNKNOWN',
  'MEDIA_IN_BIN',
  'MEDIA_OF_OTHERS',
  'CHANGED_MEANWHILE',
  'NOTHING_CHANGED',
  'PAGE_INVALID',
  'MEDIA_KNOWN',
] as const

export const focusMedia = defineCall({
  ...change,
  method: 'PUT',
  path: '/api/office/media/:id/focus',
  about:
    'Sets the point that crops of a picture keep; null is the centre. Everything that uses it shows the new crops.',
  params: itemId,
  body: z.object({ focus: focus.nullable(), version }),
  records: 'media.focus',
  answer: changed,
  refusals,
})

export const replaceMedia = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/media/:id/replace',
  about:
    'Puts another picture, or another file of the same type, in its place. Everything that uses it shows the new one.',
  params: itemId,
  bodyKind: 'files',
  body: z.object({ ...file, version }),
  records: 'media.replace',
  answer: changed,
  refusals: [...refusals, 'MEDIA_REFUSED'],
})

export const prepareMedia = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/media/:id/prepare',
  about:
    'Stores a picture that is to take the place of one when a bundle goes out: `to` is put into the bundle. Nothing shows it yet.',
  params: itemId,
  bodyKind: 'files',
  body: z.object(file),
  records: 'media.prepare',
  answer: z.object({ to: mediaId }),
  refusals: ['MEDIA_UNKNOWN', 'MEDIA_IN_BIN', 'MEDIA_REFUSED', 'NOTHING_CHANGED', 'MEDIA_KNOWN', 'CHANGED_MEANWHILE'],
})

export const restoreMedia = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/media/:id/formers/:number/restore',
  about: 'Goes back to what it was before it was replaced.',
  params: itemId.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: z.object({ version }),
  records: 'media.replace',
  answer: changed,
  refusals,
})

export const binMedia = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/media/:id/bin',
  about: 'Puts it into the bin, if nothing uses it. After 30 days it is deleted.',
  params: itemId,
  records: 'media.bin',
  answer: done,
  refusals: ['MEDIA_UNKNOWN', 'MEDIA_USED'],
})

export const takeMediaFromBin = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/media/:id/unbin',
  about: 'Takes it out of the bin.',
  params: itemId,
  records: 'media.unbin',
  answer: done,
  refusals: ['MEDIA_UNKNOWN'],
})
