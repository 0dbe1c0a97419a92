import type { Member, MemberKindName } from '#contract/office/bundles/bundle.ts'
import type { FramePart, FramePlace } from '#contract/office/frames/frame-of-office.ts'
import type { Role } from '#contract/office/roles.ts'
import type { Actor, AuditedChange } from '#server/audit/audit.store.ts'
import type { Sql } from '#server/db/database.ts'
import type { Person } from '#server/edited-pages/may.ts'
import type { NamedActor } from '#server/edited-pages/publish.ts'
import type { PageStores } from '#server/edited-pages/transaction.store.ts'
import type { LibraryStores } from '#server/library/stores.store.ts'
import type { CatalogueStore } from '#server/shop/catalogue/catalogue.ts'
import type { BundleStore, MemberRow } from './bundles.store.ts'

/** What a bundle touches, in its transaction. */
export type BundleStores = {
  bundles: BundleStore
  pages: PageStores
  catalogue: CatalogueStore
  library: LibraryStores
  /** Has prices that begin at a time applied then. */
  applyAt: (time: Date) => Promise<void>
  /** Deletes a picture some time later, if nothing has come to use it. */
  dropLater: (id: string) => Promise<void>
  record: (by: Actor, change: AuditedChange) => Promise<void>
  tx: Sql
}

/** Done, or why not, in Finnish. */
export type Done<Value> = { ok: true; value: Value } | { ok: false; texts: string[] }

export const done = <Value>(value: Value): Done<Value> => ({ ok: true, value })
export const stopped = (...texts: string[]): Done<never> => ({ ok: false, texts })

export type Locks = {
  frames?: readonly (FramePlace & { part: FramePart })[]
  pages?: readonly number[]
  /** Where pages are changed, besides those of `pages`. */
  places?: readonly FramePlace[]
  products?: readonly string[]
}

/** A kind of thing that goes out with others. Everything runs in the transaction of the stores. */
export type MemberKind = {
  name: MemberKindName
  role: Role
  /** Whether the person may change this one: an editor may have a list of sites. */
  mayChange(stores: BundleStores, person: Person, member: MemberRow): Promise<boolean>
  /** What these change: `lock-all.ts` locks it before anything is changed. */
  locks(stores: BundleStores, members: readonly MemberRow[]): Promise<Locks>
  /** What goes out, as it is now. */
  fix(stores: BundleStores, member: MemberRow): Promise<Done<unknown>>
  /** Publishes what was fixed. Gives what is needed to take it back. */
  publish(
    stores: BundleStores,
    by: NamedActor,
    member: MemberRow,
    note: string,
  ): Promise<Done<{ before: unknown; after: unknown }>>
  /** Whether somebody has changed it since it went out. */
  isChangedSince(stores: BundleStores, member: MemberRow): Promise<boolean>
  takeBack(stores: BundleStores, by: NamedActor, member: MemberRow, note: string): Promise<Done<null>>
  /** It is not in the bundle any more, and the bundle is not out. */
  removed?(stores: BundleStores, member: MemberRow): Promise<void>
  show(stores: BundleStores, members: readonly MemberRow[]): Promise<ShownMember[]>
}

/** `isOther`: of a draft, what would go out now is not what was fixed; of a part of a frame, visitors see something else than it began from. */
type ShownMember = Omit<Member, 'isChanged'> & { isOther: boolean }
