import { pictureSource } from '#contract/content/media.ts'
import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import { listPictures } from '#contract/office/pages/pictures.ts'
import { accepted } from '#contract/values/outcome.ts'
import type { pictureStore } from '#server/edited-pages/pictures.store.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'

export function pictureCalls(pictures: ReturnType<typeof pictureStore>): ServedCall[] {
  return [
    served(listPictures, async ({ query: { text, after } }) => {
      const found = await pictures.list(text, after?.split(' '), LIST_PAGE_SIZE + 1)
      const rows = found.slice(0, LIST_PAGE_SIZE)
      const last = rows.at(-1)
      return accepted({
        rows: rows.map(({ at: _, ...picture }) => ({ ...picture, thumbnail: pictureSource(picture, 'thumbnail') })),
        next: found.length > rows.length && last ? `${last.at} ${last.id}` : null,
      })
    }),
  ]
}
