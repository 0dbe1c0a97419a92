import type { PageHead } from '#contract/office/pages/page-of-office.ts'
import type { ListedRow } from './list.store.ts'
import type { Schedule } from './schedule.store.ts'

export const BIN_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

export function headOf(row: Omit<ListedRow, 'languages' | 'behind'>, schedules: readonly Schedule[]): PageHead {
  const { id, site, language, path, key, template, title, state, hasDraft, changedAt, changedBy, binnedAt } = row
  return {
    id,
    site,
    language,
    path,
    key,
    template,
    title,
    state,
    hasDraft,
    changedAt: new Date(changedAt).toISOString(),
    changedBy,
    binnedUntil: binnedAt ? new Date(new Date(binnedAt).getTime() + BIN_DAYS * DAY_MS).toISOString() : null,
    schedules: schedules.filter(({ page }) => page === id).map(scheduleOf),
  }
}

export const scheduleOf = ({ id, action, at, note, by, failure }: Schedule) => ({
  id,
  action,
  at: at.toISOString(),
  note,
  by,
  failure,
})
