import { lockForWriting } from '#server/capabilities/content/content.store.ts'
import { lockFrame } from '#server/capabilities/navigation/frame-lock.store.ts'
import type { MemberRow } from './bundles.store.ts'
import { byKind } from './kinds.ts'
import type { BundleStores, Locks, MemberKind } from './member-kind.ts'

/** Locks everything that the members of all kinds change, before anything is changed, in the order of everybody else who changes it. */
export async function lockAll(
  kinds: readonly MemberKind[],
  stores: BundleStores,
  members: readonly MemberRow[],
): Promise<void> {
  const all: Locks[] = []
  for (const { kind, own } of byKind(kinds, members)) if (own.length > 0) all.push(await kind.locks(stores, own))
  const frames = all.flatMap((locks) => locks.frames ?? [])
  for (const frame of frames.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))))
    await lockFrame(stores.tx, frame)
  const places = all.flatMap((locks) => locks.places ?? [])
  const pages = new Set(all.flatMap((locks) => locks.pages ?? []))
  for (const id of [...pages].toSorted((one, other) => one - other)) {
    const row = await stores.pages.edited.lock(id)
    if (row) places.push({ site: row.site, language: row.language as (typeof places)[number]['language'] })
  }
  await lockForWriting(stores.tx, places)
  const products = all.flatMap((locks) => locks.products ?? [])
  if (products.length > 0) await stores.catalogue.lock(products.toSorted())
}

const nameOf = ({ part, site, language }: NonNullable<Locks['frames']>[number]) => `${site} ${language} ${part}`
