import { z } from 'zod'
import { frameContent, framePlace } from '#contract/office/frames/frame-of-office.ts'
import { productEdit } from '#contract/office/goods/product.ts'
import { mediaId } from '#contract/office/media/item.ts'
import { roles } from '#contract/office/roles.ts'
import { languages } from '#contract/site.ts'

// What the calls of bundles share.

export const read = { host: 'office', caller: { roles } } as const
/** Each kind of member has its role besides: the server checks it. */
export const change = { host: 'office', caller: { roles: ['editor', 'shop'] } } as const

/** Kinds of things that go out together. A new kind adds its name here, and what it does in `server/bundles/kinds.ts`. */
const memberKindNames = ['page', 'price', 'frame', 'picture'] as const
export type MemberKindName = (typeof memberKindNames)[number]

/** `open`: being collected. `planned`: goes out at its time. `published`: is out. `taken-back`: was out. */
const state = z.enum(['open', 'planned', 'published', 'taken-back'])
export type BundleState = z.infer<typeof state>

export const MAX_MEMBERS = 100
const MAX_NAME_LENGTH = 100

export const id = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
export const name = z.string().trim().min(1).max(MAX_NAME_LENGTH)

/** What the person saw: what somebody else has changed meanwhile is refused. */
export const version = z.int().min(1)

export const memberName = z.object({ kind: z.enum(memberKindNames), subject: z.string().min(1).max(80) })
export type MemberName = z.infer<typeof memberName>

const prices = { regularPrice: true, sale: true, next: true } as const

/** Prices of a product from the moment on at which the bundle goes out: a sale without a start begins then. */
const priceEdit = z.object({
  code: productEdit.shape.code,
  from: productEdit.shape.from.pick(prices),
  to: productEdit.shape.to.pick(prices),
})
export type PriceEdit = z.infer<typeof priceEdit>

/** Parts of the frame of a site that can wait in a bundle. Terms cannot: pages have to get others at the same time. */
export const bundledParts = ['navigation', 'texts'] as const
export type BundledPart = (typeof bundledParts)[number]

/** What takes the place of a part when the bundle goes out, what it began from, and the digest of that. */
const frameEdit = z.object({
  part: z.enum(bundledParts),
  seen: z.string().max(100),
  base: frameContent,
  content: frameContent,
})
export type FrameEdit = z.infer<typeof frameEdit>

/** The picture that takes the place of one of the library: `to` is what preparing it gave. */
const pictureEdit = z.object({ to: mediaId })
export type PictureEdit = z.infer<typeof pictureEdit>

export const addedMember = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: z.int().min(1).max(2_147_483_647) }),
  z.object({ kind: z.literal('price'), edit: priceEdit }),
  z.object({ kind: z.literal('picture'), item: z.int().min(1).max(2_147_483_647), edit: pictureEdit }),
  z.object({ kind: z.literal('frame'), place: framePlace, frame: frameEdit }),
])
export type AddedMember = z.infer<typeof addedMember>

export const bundleHead = z.object({
  id: z.int(),
  name: z.string(),
  state,
  at: z.iso.datetime().nullable(),
  by: z.string().nullable(),
  /** Why it did not go out at its time, in Finnish. */
  failure: z.array(z.string()).nullable(),
  publishedAt: z.iso.datetime().nullable(),
  publishedBy: z.string().nullable(),
  members: z.int(),
  version,
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
})
export type BundleHead = z.infer<typeof bundleHead>

export const member = memberName.extend({
  title: z.string(),
  /** Of a page: its site, language and address. Of a part of a frame: its site and language. */
  place: z.object({ site: z.string(), language: z.enum(languages), path: z.string().nullable() }).nullable(),
  /** Of prices. */
  edit: priceEdit.nullable(),
  /** Of a part of a frame. */
  frame: frameEdit.nullable(),
  /** Of a picture: what it becomes, and what it is or was. */
  picture: pictureEdit.extend({ name: z.string(), from: z.object({ id: z.string(), name: z.string() }) }).nullable(),
  /** Not there any more, or in the bin. */
  isGone: z.boolean(),
  /** Of a bundle that is not out: its draft says something else than was planned, or visitors see something else than it began from. Of one that is out: somebody has changed it since. */
  isChanged: z.boolean(),
})
export type Member = z.infer<typeof member>

/** Where something waits to go out, as its own room tells it. */
export const waiting = z.object({ bundle: z.int(), name: z.string(), state })
