import { type AddedMember, MAX_MEMBERS, type MemberName } from '#contract/office/bundles/bundle.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type BundleNeeds, changingBundle, type Planner } from './bundle-needs.ts'
import type { BundleRow, MemberRow } from './bundles.store.ts'
import { frameSubject } from './frame-members.ts'
import { byKind } from './kinds.ts'
import type { BundleStores } from './member-kind.ts'

const isOpen = ({ state }: BundleRow) => state === 'open' || state === 'taken-back'

export function makeBundle({ atomically }: BundleNeeds, by: Planner, name: string) {
  return atomically(async ({ bundles, record }) => {
    const id = await bundles.add(name, by.name)
    await record(by, { action: 'bundle.make', subject: `bundle:${id}`, after: { name } })
    return accepted({ id })
  })
}

export function renameBundle(
  needs: BundleNeeds,
  by: Planner,
  id: number,
  { name, version }: { name: string; version: number },
) {
  return changingBundle(needs, by, id, { version }, async ({ bundles, record }, bundle) => {
    const next = await bundles.write({ ...bundle, name }, by.name)
    await record(by, {
      action: 'bundle.rename',
      subject: `bundle:${id}`,
      before: { name: bundle.name },
      after: { name },
    })
    return accepted({ version: next })
  })
}

export function removeBundle(needs: BundleNeeds, by: Planner, id: number, version: number) {
  return changingBundle(needs, by, id, { version, isFine: isOpen }, async (stores, { name }) => {
    const rows = await stores.bundles.members(id)
    const members = rows.map(nameOf)
    await stores.bundles.remove(id)
    await tellRemoved(needs, stores, rows)
    await stores.record(by, { action: 'bundle.remove', subject: `bundle:${id}`, before: { name, members } })
    return accepted({ isSuccess: true as const })
  })
}

/** A planned bundle is open again: what goes out is what its drafts say then. */
export function cancelBundle(needs: BundleNeeds, by: Planner, id: number, version: number) {
  const isFine = ({ state }: BundleRow) => state === 'planned'
  return changingBundle(needs, by, id, { version, isFine }, async ({ bundles, record }, bundle) => {
    const { name, at } = bundle
    const next = await bundles.write({ ...bundle, state: 'open', at: null, staff: null, by: null }, by.name)
    await record(by, { action: 'bundle.cancel', subject: `bundle:${id}`, before: { name, at } })
    return accepted({ version: next })
  })
}

type Changed = { add: readonly AddedMember[]; remove: readonly MemberName[]; version: number }

/** Puts members in, for which the person needs the role of their kind, and takes others out. */
export function changeMembers(needs: BundleNeeds, by: Planner, id: number, { add, remove, version }: Changed) {
  return changingBundle(needs, by, id, { version, isFine: isOpen }, async (stores, bundle) => {
    const added = add.map((each) => memberOf(id, each))
    for (const member of added) {
      const kind = needs.kinds.find(({ name }) => name === member.kind)
      const [shown] = (await kind?.show(stores, [member])) ?? []
      if (!shown || shown.isGone) return refused(unknown[member.kind])
      if (!(await kind?.mayChange(stores, by, member))) return refused('ROLE_NEEDED')
    }
    const gone = (await stores.bundles.members(id)).filter((member) =>
      [...remove, ...added].some(({ kind, subject }) => kind === member.kind && subject === member.subject),
    )
    for (const member of remove) await stores.bundles.removeMember(id, member)
    for (const member of added) await stores.bundles.putMember(member)
    await tellRemoved(needs, stores, gone)
    if ((await stores.bundles.members(id)).length > MAX_MEMBERS) return refused('BUNDLE_FULL')
    await stores.record(by, {
      action: 'bundle.members',
      subject: `bundle:${id}`,
      ...(remove.length > 0 ? { before: { members: remove.map(nameOf) } } : {}),
      ...(added.length > 0 ? { after: { members: added.map(nameOf) } } : {}),
    })
    return accepted({ version: await stores.bundles.write({ ...bundle, failure: null }, by.name) })
  })
}

async function tellRemoved({ kinds }: BundleNeeds, stores: BundleStores, members: readonly MemberRow[]): Promise<void> {
  for (const { kind, own } of byKind(kinds, members)) for (const member of own) await kind.removed?.(stores, member)
}

const unknown = {
  page: 'PAGE_UNKNOWN',
  price: 'PRODUCT_UNKNOWN',
  frame: 'NOT_FOUND',
  picture: 'MEDIA_UNKNOWN',
} as const

const nameOf = ({ kind, subject }: MemberName) => `${kind}:${subject}`

function memberOf(bundle: number, added: AddedMember): MemberRow {
  const nothing = { fixed: null, before: null, after: null }
  const { kind } = added
  switch (kind) {
    case 'page':
      return { bundle, kind, subject: String(added.page), asked: null, ...nothing }
    case 'price':
      return { bundle, kind, subject: added.edit.code, asked: added.edit, ...nothing }
    case 'picture':
      return { bundle, kind, subject: String(added.item), asked: added.edit, ...nothing }
    case 'frame': {
      const { place, frame } = added
      return { bundle, kind, subject: frameSubject({ ...place, part: frame.part }), asked: frame, ...nothing }
    }
  }
}
