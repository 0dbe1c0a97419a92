import { and, eq, sql } from 'drizzle-orm'
import type { Page } from '#contract/content/content.ts'
import type { FramePlace } from '#contract/office/frames/frame-of-office.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import type { Sql } from '#server/db/database.ts'
import { frameVersions } from '#server/db/schema/frames.ts'
import { pages, taxonomies } from '#server/db/schema/pages.ts'
import type { Terms, TermWalk } from './terms-of-pages.ts'

/** Everything that the site calls or has called by an id, in any language. Keeps others from taking new ids meanwhile. */
export async function everyTaxonomy(db: Sql, site: string): Promise<unknown[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`term ids ${site}`}))`)
  const stored = await db.select({ tree: taxonomies.tree }).from(taxonomies).where(eq(taxonomies.site, site))
  const earlier = await db
    .select({ tree: frameVersions.content })
    .from(frameVersions)
    .where(and(eq(frameVersions.site, site), eq(frameVersions.part, 'taxonomy')))
  return [...stored, ...earlier].map(({ tree }) => tree)
}

/** The published pages of a site in a language that have one of these terms, by term. */
export async function pagesWithTerms(
  db: Sql,
  { site, language }: FramePlace,
  ids: ReadonlySet<number>,
  walk: TermWalk,
) {
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.site, site), eq(pages.language, language)))
    .orderBy(pages.path)
  return rows.flatMap((row) => {
    const found = new Set<number>()
    walk({ blocks: row.blocks, ...(row.item ? { item: row.item } : {}) } satisfies Terms, (id) => {
      if (ids.has(id)) found.add(id)
      return id
    })
    return found.size > 0 ? [{ row, terms: found }] : []
  })
}

/** Saves pages with other terms as an import does: drafts of editors get the change, too. */
export async function movePages(
  db: Sql,
  place: FramePlace,
  moves: ReadonlyMap<number, number>,
  walk: TermWalk,
): Promise<void> {
  const found = await pagesWithTerms(db, place, new Set(moves.keys()), walk)
  const moved = found.map(({ row }) => {
    const { id: _id, version: _version, updatedAt: _updatedAt, blockTypes: _blockTypes, picture, item, ...rest } = row
    const page = { ...rest, ...(picture ? { picture } : {}), ...(item ? { item } : {}) } as Page
    return walk(page, (id) => moves.get(id) ?? id)
  })
  if (moved.length === 0) return
  const saved = await savePages({ store: contentStore(db), checkBlocks: () => [] }, moved)
  if (!saved.ok) throw new Error(saved.problems.join('\n'))
}
