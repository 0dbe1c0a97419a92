import type { BundleState } from '#contract/office/bundles/bundle.ts'
import { EXACT_COUNT_LIMIT, LIST_PAGE_SIZE } from '#contract/office/list.ts'
import * as changes from '#contract/office/media/changes.ts'
import { countMedia, getMedia, listMedia } from '#contract/office/media/library.ts'
import { dayIn } from '#contract/values/days.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { maySee } from '#server/edited-pages/may.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { addToLibrary } from '#server/library/add-to-library.ts'
import { binItem, takeItemFromBin } from '#server/library/bin.ts'
import { describe } from '#server/library/describe.ts'
import type { LibraryNeeds } from '#server/library/needs.ts'
import { focusPicture, prepareReplacement, replaceInLibrary, restoreFormer } from '#server/library/replace.ts'
import { headOf, shownFormer } from '#server/library/shown-item.ts'

/** The bundles in which another picture waits to take the place of an item. */
export type WaitingOf = (item: number) => Promise<{ bundle: number; name: string; state: BundleState }[]>

/** The library of pictures and files. */
export function mediaCalls(needs: LibraryNeeds & { waitingOf: WaitingOf }): ServedCall[] {
  const { library, uses } = needs.reading
  const today = () => dayIn(needs.now())
  return [
    served(listMedia, async ({ query: { after, ...filter } }) => {
      const found = await library.list({ ...filter, today: today() }, after?.split(' '), LIST_PAGE_SIZE + 1)
      const rows = found.slice(0, LIST_PAGE_SIZE)
      const last = rows.at(-1)
      return accepted({
        rows: rows.map((row) => headOf(row, needs.now())),
        next: found.length > rows.length && last ? `${last.at} ${last.id}` : null,
      })
    }),

    served(countMedia, async ({ query }) => {
      const count = await library.count({ ...query, today: today() })
      return accepted({ count, isEstimate: count >= EXACT_COUNT_LIMIT })
    }),

    served(getMedia, async ({ staff, params: { id } }) => {
      const item = await library.find(id)
      if (!item) return refused('MEDIA_UNKNOWN')
      const used = await uses.pages(item.current)
      const own = used.filter(({ site }) => maySee(staff, site))
      return accepted({
        ...headOf(item, needs.now()),
        uses: own,
        usesOfOthers: used.length - own.length,
        waiting: await needs.waitingOf(id),
        menus: await uses.menus(item.current),
        formers: (await library.formers(id)).map(shownFormer),
        mayChange: staff.roles.includes('editor') && item.binnedAt === null,
      })
    }),

    served(changes.addMedia, ({ staff, body: { Name, Data } }) =>
      addToLibrary(needs, staff, { name: Name, received: Data }),
    ),
    served(changes.describeMedia, ({ staff, params: { id }, body }) => describe(needs, staff, id, body)),
    served(changes.focusMedia, ({ staff, params: { id }, body }) => focusPicture(needs, staff, id, body)),
    served(changes.replaceMedia, ({ staff, params: { id }, body: { Name, Data, version } }) =>
      replaceInLibrary(needs, staff, id, { name: Name, received: Data, version }),
    ),
    served(changes.prepareMedia, ({ staff, params: { id }, body: { Name, Data } }) =>
      prepareReplacement(needs, staff, id, { name: Name, received: Data }),
    ),
    served(changes.restoreMedia, ({ staff, params, body: { version } }) =>
      restoreFormer(needs, staff, { ...params, version }),
    ),
    served(changes.binMedia, ({ staff, params: { id } }) => binItem(needs, staff, id)),
    served(changes.takeMediaFromBin, ({ staff, params: { id } }) => takeItemFromBin(needs, staff, id)),
  ]
}
