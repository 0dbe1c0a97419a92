import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { libraryItems } from '#server/db/schema/library.ts'
import { media } from '#server/db/schema/pages.ts'
import type { MediaStore } from './media.ts'
import type { Media } from './stored-media.ts'

const { createdAt: _createdAt, ...columns } = getTableColumns(media)

type Row = Omit<typeof media.$inferSelect, 'createdAt'>

export function toMedia({ original, focusX, focusY, ...row }: Row): Media {
  if (original === null || focusX === null || focusY === null) return row
  return { ...row, original, focus: { x: focusX, y: focusY } }
}

async function addToLibrary(db: Sql, items: (typeof libraryItems.$inferInsert)[]): Promise<void> {
  await db
    .insert(libraryItems)
    .values(items)
    .onConflictDoUpdate({
      target: [libraryItems.current, libraryItems.name],
      set: {
        binnedAt: null,
        alts: sql`case when ${isUntouched} and excluded.alts <> '{}' then excluded.alts else ${libraryItems.alts} end`,
        title: sql`case when ${isUntouched} then excluded.title else ${libraryItems.title} end`,
        holder: sql`case when ${isUntouched} then excluded.holder else ${libraryItems.holder} end`,
        until: sql`case when ${isUntouched} then excluded.until else ${libraryItems.until} end`,
      },
    })
}

/** No editor has changed it: an import may. */
const isUntouched = sql`${libraryItems.version} = 1`

const titleOf = (name: string) => name.replace(/\.[a-z0-9]+$/, '').replaceAll('-', ' ')

function toRow({ focus, ...row }: Media) {
  return { ...row, ...(focus ? { focusX: focus.x, focusY: focus.y } : {}) }
}

export function mediaStore(db: Sql): MediaStore {
  return {
    async findMany(ids) {
      const rows = await db
        .select(columns)
        .from(media)
        .where(inArray(media.id, [...ids]))
      return rows.map(toMedia)
    },

    has: async (id) => (await db.select({ id: media.id }).from(media).where(eq(media.id, id))).length > 0,

    all: async () => (await db.select(columns).from(media).orderBy(asc(media.id))).map(toMedia),

    async add(pictures) {
      await db.insert(media).values(pictures.map(toRow)).onConflictDoNothing()
    },

    list: (pictures) =>
      addToLibrary(
        db,
        pictures.map(({ media: { id, name }, facts }) => ({
          title: titleOf(name),
          ...facts,
          kind: 'picture',
          current: id,
          name,
        })),
      ),

    listFiles: (files) =>
      addToLibrary(
        db,
        files.map(({ file: { id, name, bytes }, facts }) => ({
          title: titleOf(name),
          ...facts,
          kind: 'file',
          current: id,
          name,
          bytes,
        })),
      ),
  }
}
