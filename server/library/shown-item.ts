import type { ItemHead } from '#contract/office/media/item.ts'
import { KEPT_DAYS } from '#contract/office/media/limits.ts'
import { dayIn } from '#contract/values/days.ts'
import { type Former, type ListedItem, rightsOf } from './library.store.ts'

const DAY_MS = 24 * 3600 * 1000

const untilOf = (since: Date) => new Date(since.getTime() + KEPT_DAYS * DAY_MS).toISOString()

export function headOf(row: ListedItem, now: Date): ItemHead {
  const { id, kind, current, name, title, alts, width, height, bytes, holder, until, isUsed, version, addedBy } = row
  return {
    id,
    kind,
    current,
    name,
    title,
    alts,
    width,
    height,
    bytes,
    focus: row.focusX === null || row.focusY === null ? null : { x: row.focusX, y: row.focusY },
    holder,
    until,
    rights: rightsOf(until, dayIn(now)),
    isUsed,
    version,
    addedAt: row.addedAt.toISOString(),
    addedBy,
    binnedUntil: row.binnedAt ? untilOf(row.binnedAt) : null,
  }
}

export const shownFormer = ({ number, former, name, at, by, pages }: Former) => ({
  number,
  current: former,
  name,
  at: at.toISOString(),
  by,
  pages: pages.length,
  until: untilOf(at),
})
