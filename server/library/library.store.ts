import { type AnyColumn, and, desc, eq, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Focus } from '#contract/content/crop.ts'
import { EXACT_COUNT_LIMIT } from '#contract/office/list.ts'
import { toMedia } from '#server/capabilities/media/media.store.ts'
import type { Media } from '#server/capabilities/media/stored-media.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { escaped } from '#server/db/like-pattern.ts'
import { libraryFormers, libraryItems } from '#server/db/schema/library.ts'
import { media } from '#server/db/schema/pages.ts'
import { isUsed, isUsedBy } from './uses.store.ts'

/** A month before it ends, a right is said to end. */
const ENDING_DAYS = 30

export type LibraryFilter = {
  text?: string | undefined
  kind?: 'picture' | 'file' | undefined
  site?: string | undefined
  filter?: 'unused' | 'silent' | 'rights' | 'binned' | undefined
  ending?: string | undefined
  /** Today, as an ISO date. */
  today: string
}

export type Item = typeof libraryItems.$inferSelect
export type Former = typeof libraryFormers.$inferSelect

export type ListedItem = Item & {
  width: number | null
  height: number | null
  focusX: number | null
  focusY: number | null
  isUsed: boolean
  /** In microseconds. */
  at: string
}

const A_PLACE = /^\d{1,18}$/

const at = sql<string>`(extract(epoch from ${libraryItems.addedAt}) * 1000000)::bigint::text`

/** The pictures and files that editors choose from. */
export function libraryStore(db: Sql) {
  const select = () =>
    db
      .select({
        item: libraryItems,
        width: media.width,
        height: media.height,
        focusX: media.focusX,
        focusY: media.focusY,
        isUsed: sql<boolean>`${isUsed(sql`${libraryItems.current}`)}`,
        at,
      })
      .from(libraryItems)
      .leftJoin(media, and(eq(media.id, libraryItems.current), eq(libraryItems.kind, 'picture')))
  const flat = ({ item, ...more }: Awaited<ReturnType<typeof select>>[number]): ListedItem => ({ ...item, ...more })

  return {
    async list(filter: LibraryFilter, after: readonly string[] | undefined, limit: number): Promise<ListedItem[]> {
      const [time = '', id = ''] = after ?? []
      const isBeyond = A_PLACE.test(time) && A_PLACE.test(id)
      const rows = await select()
        .where(
          and(
            conditionOf(filter),
            isBeyond ? sql`(${at}::bigint, ${libraryItems.id}) < (${time}::bigint, ${id}::bigint)` : undefined,
          ),
        )
        .orderBy(desc(libraryItems.addedAt), desc(libraryItems.id))
        .limit(limit)
      return rows.map(flat)
    },

    async count(filter: LibraryFilter): Promise<number> {
      const some = db.select({ one: sql`1` }).from(libraryItems).where(conditionOf(filter)).limit(EXACT_COUNT_LIMIT)
      const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${some} as counted`)
      return rows[0]?.count ?? 0
    },

    async find(id: number): Promise<ListedItem | null> {
      const [row] = await select().where(eq(libraryItems.id, id))
      return row ? flat(row) : null
    },

    /** Until the transaction ends, nobody else changes it. */
    async lock(id: number): Promise<Item | null> {
      const [row] = await db.select().from(libraryItems).where(eq(libraryItems.id, id)).for('update')
      return row ?? null
    },

    /** What was sent before with the same bytes, or what is stored with them. */
    async known(sentHash: string, current: string): Promise<Item | null> {
      const [row] = await db
        .select()
        .from(libraryItems)
        .where(or(eq(libraryItems.sentHash, sentHash), eq(libraryItems.current, current)))
        .orderBy(desc(libraryItems.id))
        .limit(1)
      return row ?? null
    },

    async showing(current: string, name: string): Promise<Item | null> {
      const [row] = await db
        .select()
        .from(libraryItems)
        .where(and(eq(libraryItems.current, current), eq(libraryItems.name, name)))
      return row ?? null
    },

    async add(item: typeof libraryItems.$inferInsert): Promise<number | null> {
      const [added] = await db.insert(libraryItems).values(item).onConflictDoNothing().returning()
      await tellOffice(db, { kind: 'media' })
      return added?.id ?? null
    },

    async write(id: number, changes: Partial<typeof libraryItems.$inferInsert>): Promise<void> {
      await db.update(libraryItems).set(changes).where(eq(libraryItems.id, id))
      await tellOffice(db, { kind: 'media' })
    },

    async addFormer(former: Omit<Former, 'number' | 'at'>): Promise<number> {
      const [last] = await db
        .select({ number: max(libraryFormers.number) })
        .from(libraryFormers)
        .where(eq(libraryFormers.item, former.item))
      const number = (last?.number ?? 0) + 1
      await db.insert(libraryFormers).values({ ...former, number })
      return number
    },

    formers: (item: number) =>
      db.select().from(libraryFormers).where(eq(libraryFormers.item, item)).orderBy(desc(libraryFormers.number)),

    async findFormer(item: number, number: number): Promise<Former | null> {
      const [row] = await db
        .select()
        .from(libraryFormers)
        .where(and(eq(libraryFormers.item, item), eq(libraryFormers.number, number)))
      return row ?? null
    },

    async findMedia(id: string): Promise<Media | null> {
      const [row] = await db.select().from(media).where(eq(media.id, id))
      if (!row) return null
      const { createdAt: _createdAt, ...picture } = row
      return toMedia(picture)
    },

    /** Whether it is stored; then nobody deletes it until the transaction ends. */
    async holdMedia(id: string): Promise<boolean> {
      const { rows } = await db.execute(sql`select 1 from ${media} where ${media.id} = ${id} for key share`)
      return rows.length > 0
    },

    async lockMedia(id: string): Promise<void> {
      await db.execute(sql`select from ${media} where ${media.id} = ${id} for update`)
    },

    /** A picture with the bytes of another, cropped around another point. */
    async addFocused({ focus, ...picture }: Media & { focus: Focus }): Promise<void> {
      await db
        .insert(media)
        .values({ ...picture, focusX: focus.x, focusY: focus.y })
        .onConflictDoNothing()
    },

    /** Everything but what is in the bin, for an export. */
    all: () => db.select().from(libraryItems).where(isNull(libraryItems.binnedAt)).orderBy(libraryItems.id),

    /** What has been in the bin for this number of days. */
    async longBinned(days: number): Promise<number[]> {
      const rows = await db
        .select({ id: libraryItems.id })
        .from(libraryItems)
        .where(isOlder(libraryItems.binnedAt, days))
      return rows.map(({ id }) => id)
    },

    remove: async (id: number) => void (await db.delete(libraryItems).where(eq(libraryItems.id, id))),

    /** Deletes the formers of items that are older than this, and returns them. */
    forgetFormers: (days: number) => db.delete(libraryFormers).where(isOlder(libraryFormers.at, days)).returning(),

    /** Whether an item shows it, or could again. */
    async isKept(id: string): Promise<boolean> {
      const [item] = await db
        .select({ id: libraryItems.id })
        .from(libraryItems)
        .where(eq(libraryItems.current, id))
        .limit(1)
      const [former] = await db
        .select({ item: libraryFormers.item })
        .from(libraryFormers)
        .where(eq(libraryFormers.former, id))
        .limit(1)
      return item !== undefined || former !== undefined
    },

    /** Deletes the row of a picture. Gives it, and whether another has its bytes. */
    async removeMedia(id: string): Promise<{ picture: Media; isShared: boolean } | null> {
      const [row] = await db.delete(media).where(eq(media.id, id)).returning()
      if (!row) return null
      const { createdAt: _createdAt, ...rest } = row
      const picture = toMedia(rest)
      await tellOffice(db, { kind: 'media', deleted: [id] })
      const whole = picture.original ?? picture.id
      const [other] = await db
        .select({ id: media.id })
        .from(media)
        .where(or(eq(media.id, whole), eq(media.original, whole)))
        .limit(1)
      return { picture, isShared: other !== undefined }
    },
  }
}

const isOlder = (time: SQL | AnyColumn, days: number) => sql`${time} < now() - make_interval(days => ${days})`

function conditionOf({ text, kind, site, filter, ending, today }: LibraryFilter): SQL | undefined {
  const { current, binnedAt, alts, until, name } = libraryItems
  return and(
    filter === 'binned' ? sql`${binnedAt} is not null` : isNull(binnedAt),
    kind && eq(libraryItems.kind, kind),
    ending === undefined ? undefined : sql`${name} like ${`%.${escaped(ending)}`}`,
    text === undefined ? undefined : textIs(text),
    site === undefined ? undefined : isUsedBy(sql`${current}`, site),
    filter === 'unused' ? sql`not ${isUsed(sql`${current}`)}` : undefined,
    filter === 'silent' ? sql`${libraryItems.kind} = 'picture' and ${alts} = '{}'::jsonb` : undefined,
    filter === 'rights' ? sql`${until} < ${today}::date + ${ENDING_DAYS}::int` : undefined,
  )
}

function textIs(text: string): SQL {
  const part = `%${escaped(text.toLowerCase())}%`
  const { title, name, alts } = libraryItems
  const inAlts = sql`exists (select from jsonb_each_text(${alts}) as said where lower(said.value) like ${part})`
  return sql`(lower(${title}) like ${part} or ${name} like ${part} or ${inAlts})`
}

/** Whether it may still be used on a day, and for how long. */
export function rightsOf(until: string | null, today: string): 'open' | 'ending' | 'ended' {
  if (until === null) return 'open'
  if (until < today) return 'ended'
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + ENDING_DAYS)
  return until < last.toISOString().slice(0, 10) ? 'ending' : 'open'
}
