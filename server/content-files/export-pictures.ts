import type { Media } from '#server/capabilities/media/stored-media.ts'
import { factsOfPicture } from '#server/capabilities/media/stored-media.ts'
import type { Sql } from '#server/db/database.ts'
import { libraryStore } from '#server/library/library.store.ts'
import type { LanguageContent } from './content-set.ts'
import type { LibraryPicture } from './picture-index.ts'

const ID = /"id":"([0-9a-f]{10})"/g

/** The pictures that content uses or that the library shows, with what it says of them. What lies in the bin, or was replaced, stays there. */
export async function exportPictures(
  db: Sql,
  media: readonly Media[],
  content: readonly LanguageContent[],
): Promise<{ media: Media[]; pictures: LibraryPicture[] }> {
  const known = new Map((await libraryStore(db).all()).map((item) => [item.current, item]))
  const used = new Set(content.flatMap((one) => [...JSON.stringify(one).matchAll(ID)].map(([, id]) => id)))
  const exported = media.filter(({ id }) => known.has(id) || used.has(id))
  const pictures = exported.map((picture): LibraryPicture => {
    const item = known.get(picture.id)
    const usualTitle = picture.name.replace(/\.[a-z0-9]+$/, '').replaceAll('-', ' ')
    return {
      ...factsOfPicture(picture),
      ...(item ? { alt: item.alts } : {}),
      ...(item && item.title !== usualTitle ? { title: item.title } : {}),
      ...(item?.holder ? { holder: item.holder } : {}),
      ...(item?.until ? { until: item.until } : {}),
    }
  })
  return { media: exported, pictures }
}
