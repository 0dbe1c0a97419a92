import { and, eq, isNull, sql } from 'drizzle-orm'
import type { StoredFile } from '#contract/content/files.ts'
import type { Sql } from '#server/db/database.ts'
import { libraryItems } from '#server/db/schema/library.ts'
import { pages } from '#server/db/schema/pages.ts'

/** The documents, films and captions of the library and of all published pages, by name. */
export async function findUsedFiles(db: Sql): Promise<StoredFile[]> {
  const file = sql`jsonb_path_query(${pages.blocks}, '$.** ? (exists (@.bytes) && exists (@.id))')`
  const rows = await db.selectDistinct({ file: sql<StoredFile>`${file}` }).from(pages)
  const ofLibrary = await db
    .select({ id: libraryItems.current, name: libraryItems.name, bytes: sql<number>`${libraryItems.bytes}` })
    .from(libraryItems)
    .where(and(eq(libraryItems.kind, 'file'), isNull(libraryItems.binnedAt)))
  const files = [...rows.map((row) => row.file), ...ofLibrary]
  const once = new Map(files.map(({ id, name, bytes }) => [`${id} ${name}`, { id, name, bytes }]))
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name, 'fi'))
}
