import type { Focus } from '#contract/content/crop.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { withFocus } from '#server/capabilities/media/media.ts'
import { factsOfPicture } from '#server/capabilities/media/stored-media.ts'
import type { Editor } from '#server/edited-pages/page-needs.ts'
import type { NamedActor } from '#server/edited-pages/publish.ts'
import { type Sent, storeSent } from './add-to-library.ts'
import { changeUses, sitesOfOthers } from './change-uses.ts'
import { dropUnused } from './drop-unused.ts'
import type { Former, Item } from './library.store.ts'
import type { LibraryNeeds } from './needs.ts'
import type { LibraryStores } from './stores.store.ts'
import type { Shown } from './swap.ts'

type Next = { shown: Shown; sentHash: string | null; action: 'media.focus' | 'media.replace'; note: string }

/** Finds the item as the person saw it, alone until the transaction ends. */
async function locked({ library }: LibraryStores, id: number, version: number) {
  const item = await library.lock(id)
  if (!item) return refused('MEDIA_UNKNOWN')
  if (item.binnedAt) return refused('MEDIA_IN_BIN')
  return item.version === version ? accepted(item) : refused('CHANGED_MEANWHILE')
}

/** The item shows something else now, and so does everything that uses it. What it showed is kept for a while. */
async function show(needs: LibraryNeeds, stores: LibraryStores, by: Editor, item: Item, next: Next) {
  const foreign = await sitesOfOthers(stores, by, item.current)
  if (foreign.length > 0) return refused('MEDIA_OF_OTHERS', foreign.map(needs.siteName))
  return showNext(needs, stores, by, item, next)
}

/** The same for somebody whose rights are known. */
export async function showNext(
  needs: Parameters<typeof changeUses>[0],
  stores: LibraryStores,
  by: NamedActor,
  item: Item,
  next: Next,
) {
  const { shown, sentHash, action, note } = next
  const rival = await stores.library.showing(shown.id, shown.name)
  if (rival?.id === item.id) return refused('NOTHING_CHANGED')
  if (rival) return refused('MEDIA_KNOWN', [rival.title])
  const pages = await changeUses(needs, stores, by, {
    from: item.current,
    to: shown,
    note,
  })
  if (!pages.ok) return pages
  const former = await stores.library.addFormer({
    item: item.id,
    former: item.current,
    name: item.name,
    bytes: item.bytes,
    sentHash: item.sentHash,
    pages: pages.value,
    by: by.name,
  })
  const version = item.version + 1
  const bytes = 'bytes' in shown ? shown.bytes : null
  await stores.library.write(item.id, { current: shown.id, name: shown.name, bytes, sentHash, version })
  await stores.record(by, {
    action,
    subject: `media:${item.id}`,
    before: { name: item.name, id: item.current },
    after: { name: shown.name, id: shown.id, pages: pages.value.length },
  })
  return accepted({ version, former, pages: pages.value.length })
}

type Focusing = { focus: Focus | null; version: number }

export async function focusPicture(needs: LibraryNeeds, by: Editor, id: number, { focus, version }: Focusing) {
  const done = await needs.atomically(async (stores) => {
    const found = await locked(stores, id, version)
    if (!found.ok) return found
    const item = found.value
    const picture = await stores.library.findMedia(item.current)
    if (!picture) return refused('MEDIA_UNKNOWN')
    if (isSame(picture.focus ?? null, focus)) return refused('NOTHING_CHANGED')
    const next = withFocus(picture, focus)
    if (next.focus) await stores.library.addFocused({ ...next, focus: next.focus })
    else await stores.media.add([next])
    const shown = await show(needs, stores, by, item, {
      shown: factsOfPicture(next),
      sentHash: item.sentHash,
      action: 'media.focus',
      note: `Kuvan rajaus: ${item.title}`,
    })
    return shown.ok ? accepted({ ...shown.value, media: next.id }) : shown
  })
  if (!done.ok) return done
  const { media, ...changed } = done.value
  await needs.media.afterSave(media)
  return accepted(changed)
}

/** Puts what was sent in the place of what pages show. */
export async function replaceInLibrary(
  needs: LibraryNeeds,
  by: Editor,
  id: number,
  { version, ...sent }: Sent & { version: number },
) {
  const item = await needs.reading.library.find(id)
  if (!item) return refused('MEDIA_UNKNOWN')
  const stored = await storeSent(needs, sent)
  if (!stored.ok) return stored
  const { kind, shown } = stored.value
  const replaced = await replaceWith(needs, by, id, { version, kind, shown, sentHash: sent.received.sha256 })
  if (!replaced.ok) await dropUnused(needs, kind, shown)
  return replaced
}

type Replacing = { version: number; kind: Item['kind']; shown: Shown; sentHash: string }

function replaceWith(needs: LibraryNeeds, by: Editor, id: number, { version, kind, shown, sentHash }: Replacing) {
  return needs.atomically(async (stores) => {
    const found = await locked(stores, id, version)
    if (!found.ok) return found
    const item = found.value
    const unlike = unlikeProblem(item, kind, shown)
    if (unlike) return refused('MEDIA_REFUSED', [unlike])
    // Somebody who was refused with the same bytes may have deleted them just now.
    if (kind === 'picture' && !(await stores.library.holdMedia(shown.id))) return refused('CHANGED_MEANWHILE')
    return show(needs, stores, by, item, {
      shown,
      sentHash,
      action: 'media.replace',
      note: `Vaihdettu: ${item.title}`,
    })
  })
}

const ending = (name: string) => name.slice(name.lastIndexOf('.'))

function unlikeProblem(item: Item, kind: Item['kind'], shown: Shown): string | undefined {
  if (kind !== item.kind) return 'kuvan tilalle tarvitaan kuva ja tiedoston tilalle tiedosto'
  if (kind === 'file' && ending(shown.name) !== ending(item.name))
    return `tilalle tarvitaan samanlainen tiedosto (${ending(item.name).slice(1)})`
  return undefined
}

const A_DAY_SECONDS = 24 * 3600

/** Stores a picture that is to take the place of one with a bundle. What no bundle has a day later is deleted. */
export async function prepareReplacement(needs: LibraryNeeds, by: Editor, id: number, sent: Sent) {
  const item = await needs.reading.library.find(id)
  if (item?.kind !== 'picture') return refused('MEDIA_UNKNOWN')
  if (item.binnedAt) return refused('MEDIA_IN_BIN')
  const stored = await storeSent(needs, sent)
  if (!stored.ok) return stored
  const { kind, shown } = stored.value
  const prepared = await needs.atomically(async (stores) => {
    if (kind !== 'picture') return refused('MEDIA_REFUSED', ['kuvan tilalle tarvitaan kuva'])
    const rival = await stores.library.showing(shown.id, shown.name)
    if (rival) return rival.id === id ? refused('NOTHING_CHANGED') : refused('MEDIA_KNOWN', [rival.title])
    if (!(await stores.library.holdMedia(shown.id))) return refused('CHANGED_MEANWHILE')
    await needs.dropLater(stores.tx, shown.id, A_DAY_SECONDS)
    await stores.record(by, {
      action: 'media.prepare',
      subject: `media:${id}`,
      after: { name: shown.name, id: shown.id },
    })
    return accepted({ to: shown.id })
  })
  if (!prepared.ok) await dropUnused(needs, kind, shown)
  return prepared
}

/** Goes back to what it showed before. */
export function restoreFormer(
  needs: LibraryNeeds,
  by: Editor,
  { id, number, version }: { id: number; number: number; version: number },
) {
  return needs.atomically(async (stores) => {
    const found = await locked(stores, id, version)
    if (!found.ok) return found
    const former = await stores.library.findFormer(id, number)
    const shown = former && (await shownOf(stores, found.value, former))
    if (!shown) return refused('MEDIA_UNKNOWN')
    return show(needs, stores, by, found.value, {
      shown,
      sentHash: former.sentHash,
      action: 'media.replace',
      note: `Palautettu: ${found.value.title}`,
    })
  })
}

async function shownOf({ library }: LibraryStores, item: Item, { former, name, bytes }: Former): Promise<Shown | null> {
  if (item.kind === 'file') return bytes === null ? null : { id: former, name, bytes }
  const picture = await library.findMedia(former)
  return picture && factsOfPicture(picture)
}
