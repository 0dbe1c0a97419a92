import { sql } from 'drizzle-orm'
import type { StoredFile } from '#contract/content/files.ts'
import type { Sql } from '#server/db/database.ts'
import { pages } from '#server/db/schema/pages.ts'

/** The documents, films and captions of all published pages, by name. The store of files itself cannot be listed. */
export async function findUsedFiles(db: Sql): Promise<StoredFile[]> {
  const file = sql`jsonb_path_query(${pages.blocks}, '$.** ? (exists (@.bytes) && exists (@.id))')`
  const rows = await db.selectDistinct({ file: sql<StoredFile>`${file}` }).from(pages)
  return rows.map((row) => row.file).sort((a, b) => a.name.localeCompare(b.name, 'fi'))
}
