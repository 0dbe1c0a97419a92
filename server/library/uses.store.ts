import { type SQL, sql } from 'drizzle-orm'
import type { Use } from '#contract/office/media/library.ts'
import type { Language } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { usesOfEdited } from '#server/db/schema/edited-pages.ts'
import { idsIn } from '#server/db/schema/ids-in.ts'
import { usesOfPage } from '#server/db/schema/pages.ts'

const ofSchedule = sql.raw(idsIn('s.content'))
const ofTree = sql.raw(idsIn('n.tree'))

/** Whether pages that visitors see, drafts, plans or menus use it. Pages in the bin do not count. */
export const isUsed = (id: SQL) => sql`(
  exists (select from page p where ${usesOfPage('p.')} ? ${id})
  or exists (select from edited_page e where ${usesOfEdited('e.')} ? ${id} and e.state <> 'binned')
  or exists (select from page_schedule s where ${ofSchedule} ? ${id})
  or exists (select from navigation n where ${ofTree} ? ${id}))`

export const isUsedBy = (id: SQL, site: string) => sql`(
  exists (select from page p where ${usesOfPage('p.')} ? ${id} and p.site = ${site})
  or exists (select from edited_page e where ${usesOfEdited('e.')} ? ${id} and e.state <> 'binned' and e.site = ${site})
  or exists (select from navigation n where ${ofTree} ? ${id} and n.site = ${site}))`

/** What bundles hold is up to their kinds, so the id is looked for as it stands in JSON. */
const bundled = (id: string) => sql`strpos(
  coalesce(m.asked::text, '') || coalesce(m.fixed::text, '') || coalesce(m.before::text, '') || coalesce(m.after::text, ''),
  ${`"${id}"`}) > 0`

type Menu = { site: string; language: Language }

/** Where a picture or a file is used. */
export function usesStore(db: Sql) {
  return {
    /** Pages in the bin come last. */
    async pages(id: string): Promise<Use[]> {
      const { rows } = await db.execute<Use>(sql`
        with found as (
          select p.id from page p where ${usesOfPage('p.')} ? ${id}
          union select e.id from edited_page e where ${usesOfEdited('e.')} ? ${id}
          union select s.page from page_schedule s where ${ofSchedule} ? ${id})
        select f.id, coalesce(p.site, e.site) as site, coalesce(p.language, e.language) as language,
          coalesce(p.path, e.path) as path, coalesce(p.title, e.title) as title,
          coalesce(${usesOfPage('p.')} ? ${id}, false) and p.id is not null as "isShown",
          coalesce(${sql.raw(idsIn('e.draft'))} ? ${id}, false) as "isInDraft",
          exists (select from page_schedule s where s.page = f.id and ${ofSchedule} ? ${id}) as "isScheduled",
          coalesce(e.state = 'binned', false) as "isBinned"
        from found f left join page p on p.id = f.id left join edited_page e on e.id = f.id
        order by "isBinned", site, language, path`)
      return rows
    },

    async menus(id: string): Promise<Menu[]> {
      const { rows } = await db.execute<Menu>(
        sql`select n.site, n.language from navigation n where ${ofTree} ? ${id} order by n.site, n.language`,
      )
      return rows
    },

    /** What waits for its time and shows it. */
    async schedules(id: string): Promise<{ id: number; content: unknown }[]> {
      const { rows } = await db.execute<{ id: number; content: unknown }>(
        sql`select s.id, s.content from page_schedule s where ${ofSchedule} ? ${id} order by s.id for update`,
      )
      return rows
    },

    /** Whether a bundle shows it when it goes out, or when it is taken back. */
    async isBundled(id: string): Promise<boolean> {
      const { rows } = await db.execute<{ is: boolean }>(
        sql`select exists (select from bundle_member m where ${bundled(id)}) as is`,
      )
      return rows[0]?.is === true
    },

    /** Pages that go out with a planned bundle and show it, as they were fixed. Locks these. */
    async planned(id: string): Promise<{ bundle: number; subject: string; fixed: { content: unknown } }[]> {
      const { rows } = await db.execute<{ bundle: number; subject: string; fixed: { content: unknown } }>(sql`
        select m.bundle, m.subject, m.fixed from bundle_member m join bundle b on b.id = m.bundle
        where b.state = 'planned' and m.kind = 'page' and ${bundled(id)} order by m.bundle, m.subject for update of m`)
      return rows
    },

    async setPlanned({ bundle, subject }: { bundle: number; subject: string }, fixed: object): Promise<void> {
      await db.execute(sql`update bundle_member set fixed = ${JSON.stringify(fixed)}::jsonb
        where bundle = ${bundle} and kind = 'page' and subject = ${subject}`)
    },

    async setScheduled(id: number, content: unknown): Promise<void> {
      await db.execute(sql`update page_schedule set content = ${JSON.stringify(content)}::jsonb where id = ${id}`)
    },
  }
}
