import type { BundleState } from '#contract/office/bundles/bundle.ts'
import type { FrameContent, FramePart, FramePlace } from '#contract/office/frames/frame-of-office.ts'
import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import type { Database } from '#server/db/database.ts'
import { digestOf, frameVersionStore } from './frame-versions.store.ts'
import { type FrameNeeds, planFrame } from './plan-frame.ts'
import { publishFrame } from './publish-frame.ts'

/** The bundles in which another content waits. */
type WaitingOf = (part: FramePart, place: FramePlace) => Promise<{ bundle: number; name: string; state: BundleState }[]>

export type FrameActions = ReturnType<typeof frameActions>

/** What editors do with the menus, the terms and the texts of a site. Who may is for the caller to say. */
export function frameActions(needs: FrameNeeds & { database: Database; waitingOf: WaitingOf }) {
  const { database, parts, findSite, waitingOf } = needs
  const versions = frameVersionStore(database.sql)
  return {
    findSite,

    /** What visitors see, who has published it, and its form. */
    async show(part: FramePart, place: FramePlace) {
      const content = await parts[part].find(database.sql, place)
      const latest = await versions.latest({ ...place, part })
      const isOfOffice = latest?.kind === 'published' && isSame(latest.content, content)
      return {
        content,
        seen: digestOf(content),
        by: isOfOffice ? latest.by : null,
        at: isOfOffice ? latest.at.toISOString() : null,
        waiting: await waitingOf(part, place),
        form: parts[part].form(place),
      }
    },

    plan: (part: FramePart, place: FramePlace, content: FrameContent) =>
      planFrame(needs, database.sql, part, place, content),

    publish: (by: Parameters<typeof publishFrame>[1], given: Parameters<typeof publishFrame>[2]) =>
      publishFrame(needs, by, given),

    async listVersions(part: FramePart, place: FramePlace, after: string | undefined) {
      const before = after === undefined ? undefined : Number.parseInt(after, 10) || undefined
      const found = await versions.list({ ...place, part }, before, LIST_PAGE_SIZE + 1)
      const rows = found.slice(0, LIST_PAGE_SIZE)
      return {
        rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        next: found.length > rows.length ? String(rows.at(-1)?.number) : null,
      }
    },

    findVersion: (part: FramePart, place: FramePlace, number: number) => versions.find({ ...place, part }, number),
  }
}
