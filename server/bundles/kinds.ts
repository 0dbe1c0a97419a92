import type { MemberKindName } from '#contract/office/bundles/bundle.ts'
import type { CheckNeeds } from '#server/edited-pages/page-problems.ts'
import type { MemberRow } from './bundles.store.ts'
import { type FrameMemberNeeds, frameMembers } from './frame-members.ts'
import type { MemberKind } from './member-kind.ts'
import { pageMembers } from './page-members.ts'
import { pictureMembers } from './picture-members.ts'
import { priceMembers } from './price-members.ts'

export type KindNeeds = CheckNeeds & FrameMemberNeeds & { nameOf: (code: string) => string; now: () => Date }

/** All kinds of things that go out together, in the order in which they go out. A new kind is one line here and one in the contract. */
export function memberKinds(needs: KindNeeds): readonly MemberKind[] {
  const kinds: Record<MemberKindName, MemberKind> = {
    page: pageMembers(needs),
    price: priceMembers(needs),
    frame: frameMembers(needs),
    // After what may show them, so that what went out shows the new ones.
    picture: pictureMembers(needs),
  }
  return Object.values(kinds)
}

/** The members of each kind, kind by kind. */
export function byKind(kinds: readonly MemberKind[], members: readonly MemberRow[]) {
  return kinds.map((kind) => ({ kind, own: members.filter((member) => member.kind === kind.name) }))
}
