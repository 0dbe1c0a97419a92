import { asc, inArray } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { media } from '#server/db/schema/pages.ts'
import type { MediaStore } from './media.ts'

const columns = { id: media.id, name: media.name, type: media.type, width: media.width, height: media.height }

export function mediaStore(db: Sql): MediaStore {
  return {
    findMany: (ids) =>
      db
        .select(columns)
        .from(media)
        .where(inArray(media.id, [...ids])),

    all: () => db.select(columns).from(media).orderBy(asc(media.id)),
    async add(pictures) {
      await db
        .insert(media)
        .values([...pictures])
        .onConflictDoNothing()
    },
  }
}
