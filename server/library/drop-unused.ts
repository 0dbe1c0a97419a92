import { presets } from '#contract/content/media.ts'
import { fileKey } from '#server/capabilities/files/files.ts'
import { type Media, originalKey } from '#server/capabilities/media/stored-media.ts'
import type { LibraryNeeds } from './needs.ts'
import type { LibraryStores } from './stores.store.ts'

/** What has no row any more. */
type Gone = { picture: Media; isShared: boolean } | { file: { id: string; name: string } }
type Kind = 'picture' | 'file'
type Named = { id: string; name: string }

/** Deletes what was stored, if no item shows it, nothing uses it and no bundle waits with it. */
export async function dropUnused(needs: LibraryNeeds, kind: Kind, shown: Named): Promise<void> {
  const gone = await needs.atomically((stores) => removeUnused(stores, kind, [shown]))
  await deleteFiles(needs, gone)
}

/** What pages in the bin, which may come back, and old versions of drafts use stays where it is. */
export const isInUse = async ({ uses }: LibraryStores, id: string) =>
  (await uses.pages(id)).length > 0 || (await uses.menus(id)).length > 0 || (await uses.isBundled(id))

/** Deletes the rows of what nothing shows. Gives what has to be deleted with them. */
export async function removeUnused(
  stores: LibraryStores,
  kind: Kind | undefined,
  shown: readonly Named[],
): Promise<Gone[]> {
  const gone: Gone[] = []
  for (const each of shown) {
    // Who adds the same bytes meanwhile waits, and is asked to send them again.
    if (kind !== 'file') await stores.library.lockMedia(each.id)
    if ((await stores.library.isKept(each.id)) || (await isInUse(stores, each.id))) continue
    const picture = kind === 'file' ? null : await stores.library.removeMedia(each.id)
    if (picture) gone.push(picture)
    else if (kind !== 'picture') gone.push({ file: each })
  }
  return gone
}

/** After the rows, so that no row says that there is a file that is gone. */
export async function deleteFiles({ files, media }: LibraryNeeds, gone: readonly Gone[]): Promise<void> {
  for (const one of gone) {
    if ('file' in one) {
      await files.delete(fileKey(one.file))
      continue
    }
    const { picture, isShared } = one
    media.lookup.forget(picture.id)
    for (const preset of Object.keys(presets)) {
      for (const format of ['avif', 'webp', 'plain']) await files.delete(`variants/${picture.id}/${preset}.${format}`)
    }
    if (!isShared) await files.delete(originalKey(picture))
  }
}
