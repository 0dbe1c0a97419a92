import { KEPT_DAYS } from '#contract/office/media/limits.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Editor } from '#server/edited-pages/page-needs.ts'
import { deleteFiles, isInUse, removeUnused } from './drop-unused.ts'
import type { LibraryNeeds } from './needs.ts'

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
      return removeUnused(stores, item.kind, shown)
    })
    await deleteFiles(needs, gone)
  }
  const gone = await needs.atomically(async (stores) => {
    const formers = await stores.library.forgetFormers(KEPT_DAYS)
    return removeUnused(
      stores,
      undefined,
      formers.map(({ former, name }) => ({ id: former, name })),
    )
  })
  await deleteFiles(needs, gone)
}
