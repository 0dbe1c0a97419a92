import { presets } from '#contract/content/media.ts'
import { KEPT_DAYS } from '#contract/office/media/limits.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { fileKey } from '#server/capabilities/files/files.ts'
import { type Media, originalKey } from '#server/capabilities/media/stored-media.ts'
import type { Editor } from '#server/edited-pages/page-needs.ts'
import type { LibraryNeeds } from './needs.ts'
import type { LibraryStores } from './stores.store.ts'

/** Maximum number of places that a refusal names. */
const MOST_NAMED = 5

/** Into the bin, if nothing uses it: neither a page or its draft, nor what waits for its time, nor a menu. */
export function binItem(needs: LibraryNeeds, by: Editor, id: number) {
  return needs.atomically(async ({ library, uses, record }) => {
    const item = await library.lock(id)
    if (!item) return refused('MEDIA_UNKNOWN')
    if (item.binnedAt) return accepted({ isSuccess: true as const })
    const pages = (await uses.pages(item.current)).filter(({ isBinned }) => !isBinned)
    const menus = await uses.menus(item.current)
    const places = [
      ...pages.map(({ site, path }) => `${needs.siteName(site)} ${path}`),
      ...menus.map(({ site, language }) => `${needs.siteName(site)}: valikko (${language})`),
    ]
    if (places.length > 0) {
      const rest = places.length - MOST_NAMED
      return refused('MEDIA_USED', [...places.slice(0, MOST_NAMED), ...(rest > 0 ? [`ja ${rest} muuta`] : [])])
    }
    await library.write(id, { binnedAt: new Date() })
    await record(by, { action: 'media.bin', subject: `media:${id}`, before: { title: item.title, name: item.name } })
    return accepted({ isSuccess: true as const })
  })
}

export function takeItemFromBin(needs: LibraryNeeds, by: Editor, id: number) {
  return needs.atomically(async ({ library, record }) => {
    const item = await library.lock(id)
    if (!item) return refused('MEDIA_UNKNOWN')
    await library.write(id, { binnedAt: null })
    await record(by, { action: 'media.unbin', subject: `media:${id}`, after: { title: item.title, name: item.name } })
    return accepted({ isSuccess: true as const })
  })
}

/** What pages in the bin, which may come back, and old versions of drafts use stays where it is. */
type Gone = { picture: Media; isShared: boolean } | { file: { id: string; name: string } }

/** Deletes what has been in the bin, or was replaced, for long enough, with its files. Nothing that a page uses is deleted. */
export async function emptyLibraryBin(needs: LibraryNeeds): Promise<void> {
  for (const id of await needs.reading.library.longBinned(KEPT_DAYS)) {
    const gone = await needs.atomically(async (stores) => {
      const item = await stores.library.lock(id)
      if (!item || (await isInUse(stores, item.current))) return []
      const formers = await stores.library.formers(id)
      await stores.library.remove(id)
      const shown = [
        { id: item.current, name: item.name },
        ...formers.map(({ former, name }) => ({ id: former, name })),
      ]
      return remove(stores, item.kind, shown)
    })
    await deleteFiles(needs, gone)
  }
  const gone = await needs.atomically(async (stores) => {
    const formers = await stores.library.forgetFormers(KEPT_DAYS)
    return remove(
      stores,
      undefined,
      formers.map(({ former, name }) => ({ id: former, name })),
    )
  })
  await deleteFiles(needs, gone)
}

const isInUse = async ({ uses }: LibraryStores, id: string) =>
  (await uses.pages(id)).length > 0 || (await uses.menus(id)).length > 0

async function remove(
  stores: LibraryStores,
  kind: 'picture' | 'file' | undefined,
  shown: readonly { id: string; name: string }[],
): Promise<Gone[]> {
  const gone: Gone[] = []
  for (const each of shown) {
    if ((await stores.library.isKept(each.id)) || (await isInUse(stores, each.id))) continue
    const picture = kind === 'file' ? null : await stores.library.removeMedia(each.id)
    if (picture) gone.push(picture)
    else if (kind !== 'picture') gone.push({ file: each })
  }
  return gone
}

/** After the rows, so that no row says that there is a file that is gone. */
async function deleteFiles({ files, media }: LibraryNeeds, gone: readonly Gone[]): Promise<void> {
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
