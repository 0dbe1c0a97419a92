import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { media } from '#server/db/schema.ts'
import type { MediaStore } from './media.ts'

const columns = { id: media.id, name: media.name, type: media.type, width: media.width, height: media.height }

export function mediaStore(database: Database): MediaStore {
  return {
    findMany: (ids) =>
      database.sql
        .select(columns)
        .from(media)
        .where(inArray(media.id, [...ids])),

    all: () => database.sql.select(columns).from(media).orderBy(asc(media.id)),
    async add(pictures) {
      await database.sql
        .insert(media)
        .values([...pictures])
        .onConflictDoNothing()
    },
  }
}
