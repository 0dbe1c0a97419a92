import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { done } from '#contract/office/staff/person.ts'
import { addedMember, bundleHead, change, id, MAX_MEMBERS, member, memberName, name, read, version } from './bundle.ts'

/** A frame goes with what it began from. */
const MAX_BODY_BYTES = 1024 * 1024

export const listBundles = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/bundles',
  about: 'What goes out together, those changed last first.',
  query: z.object({ ...listQuery, state: bundleHead.shape.state.optional() }),
  answer: listPage(bundleHead),
})

export const getBundle = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/bundles/:id',
  about: 'A bundle with all that is in it.',
  params: id,
  answer: bundleHead.omit({ members: true }).extend({
    members: z.array(member),
    /** The person has the roles and sites for all of it. */
    mayPublish: z.boolean(),
  }),
  refusals: ['NOT_FOUND'],
})

export const makeBundle = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/bundles',
  about: 'Begins a bundle.',
  body: z.object({ name }),
  records: 'bundle.make',
  answer: z.object({ id: z.int() }),
})

export const renameBundle = defineCall({
  ...change,
  method: 'PUT',
  path: '/api/office/bundles/:id',
  about: 'Gives a bundle another name.',
  params: id,
  body: z.object({ name, version }),
  records: 'bundle.rename',
  answer: z.object({ version }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const removeBundle = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/bundles/:id/remove',
  about: 'Removes a bundle that is not planned or out. Its drafts stay.',
  params: id,
  body: z.object({ version }),
  records: 'bundle.remove',
  answer: done,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'BUNDLE_STATE'],
})

export const changeMembers = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/bundles/:id/members',
  about:
    'Puts drafts of pages, prices of products, parts of frames and pictures into a bundle, or takes them out. Undone by the same the other way round.',
  params: id,
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.object({
    add: z.array(addedMember).max(MAX_MEMBERS).default([]),
    remove: z.array(memberName).max(MAX_MEMBERS).default([]),
    version,
  }),
  records: 'bundle.members',
  answer: z.object({ version }),
  refusals: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'BUNDLE_STATE',
    'BUNDLE_FULL',
    'PAGE_UNKNOWN',
    'PRODUCT_UNKNOWN',
    'MEDIA_UNKNOWN',
  ],
})

const problem = memberName.extend({ title: z.string(), texts: z.array(z.string()) })
export type BundleProblem = z.infer<typeof problem>

export const planBundle = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/bundles/:id/publishing',
  about: 'What stops the bundle from going out as it is: all of it. Nothing is changed.',
  params: id,
  answer: z.object({
    problems: z.array(problem),
    /** Stands for all that would go out: what is published is what the person saw. */
    digest: z.string(),
  }),
  refusals: ['NOT_FOUND', 'BUNDLE_STATE'],
})

export const publishBundle = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/bundles/:id/publish',
  about: 'Publishes all of a bundle now, or what its drafts say now at a time.',
  params: id,
  body: z.object({
    version,
    digest: z.string().max(100),
    /** Left out: now. */
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  records: ['bundle.publish', 'bundle.plan'],
  answer: z.object({ version }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'BUNDLE_STATE', 'BUNDLE_INVALID', 'TIME_PAST'],
})

export const cancelBundle = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/bundles/:id/cancel',
  about: 'A planned bundle does not go out by itself. It is open again.',
  params: id,
  body: z.object({ version }),
  records: 'bundle.cancel',
  answer: z.object({ version }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'BUNDLE_STATE'],
})

export const takeBundleBack = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/bundles/:id/take-back',
  about:
    'What was there before the bundle is there again, all at once. What somebody has changed since is asked about.',
  params: id,
  body: z.object({
    version,
    /** Of what was changed since: what stays as it is now, and what is taken back in spite of it. Refused with BUNDLE_ASKS while one is missing. */
    decisions: z.array(memberName.extend({ what: z.enum(['keep', 'take-back']) })).max(MAX_MEMBERS),
  }),
  records: 'bundle.take-back',
  answer: z.object({ version }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'BUNDLE_STATE', 'BUNDLE_ASKS', 'BUNDLE_INVALID'],
})
