import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Page, StoredPage } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { pages } from '#server/db/schema/pages.ts'
import type { ContentStore, ListedPage, PageAddress } from './content.ts'
import type { Teaser } from './teaser-cache.ts'

/** Rows per batch when loading the page index. */
const INDEX_BATCH_SIZE = 5000

export function contentStore(db: Sql): ContentStore {
  const at = and(
    eq(pages.site, sql.placeholder('site')),
    eq(pages.language, sql.placeholder('language')),
    sql`${pages.path} = any(${sql.placeholder('paths')}::text[])`,
  )
  // Prepared, because every render runs them, and building and planning takes longer than running.
  const pagesAt = db.select().from(pages).where(at).prepare('content_pages_at')
  const teasersAt = db.select(teaserColumns).from(pages).where(at).prepare('content_teasers_at')

  return {
    findPages: async (site, language, paths) => (await pagesAt.execute({ site, language, paths })).map(toPage),

    async findTeasers(site, language, paths) {
      return (await teasersAt.execute({ site, language, paths })).map(toTeaser)
    },

    async findItems({ site, language, kind, categories, productGroup, uses, without = [], first = [], ...part }) {
      const { from, count, until } = part
      const inCategory =
        categories.length > 0 && or(...categories.map((category) => hasItem({ categories: [category] })))
      const condition = and(
        ...[eq(pages.site, site), eq(pages.language, language), hasItem({ kind }), lte(pages.publishDate, until)],
        inCategory || undefined,
        productGroup === undefined ? undefined : hasItem({ productGroup }),
        uses === undefined
          ? undefined
          : or(hasItem({ productPath: uses }), hasItem({ steps: [{ ingredients: [{ path: uses }] }] })),
        without.length === 0 ? undefined : sql`coalesce(${offerCode}, '') <> all(${sql.param([...without])}::text[])`,
      )
      // Those without a place are null, which comes last.
      const places = first.length > 0 ? [sql`array_position(${sql.param([...first])}::text[], ${offerCode})`] : []
      const found = await db
        .select(teaserColumns)
        .from(pages)
        .where(condition)
        .orderBy(...places, desc(pages.publishDate), asc(pages.title), asc(pages.id))
        .offset(from)
        .limit(count)
      return found.map(toTeaser)
    },

    async findRecalls(brand, language, day) {
      const found = await db
        .select({ ...teaserColumns, site: pages.site })
        .from(pages)
        .where(
          and(
            ...[
              hasItem({ kind: 'news', recall: { brand } }),
              eq(pages.language, language),
              lte(pages.publishDate, day),
            ],
            sql`${pages.item} -> 'recall' ->> 'until' >= ${day}`,
          ),
        )
        .orderBy(desc(pages.publishDate), asc(pages.id))
      return found.map(({ site, ...row }) => ({ ...toTeaser(row), site }))
    },

    async findById(id) {
      const [found] = await db.select(listed).from(pages).where(eq(pages.id, id))
      return found ? toListed(found) : null
    },

    async findListed(site, language, paths) {
      const found = await db
        .select(listed)
        .from(pages)
        .where(and(eq(pages.site, site), eq(pages.language, language), inArray(pages.path, [...paths])))
      return found.map(toListed)
    },

    async *allListed() {
      for (let last = 0; ; ) {
        const batch = await db
          .select(listed)
          .from(pages)
          .where(gt(pages.id, last))
          .orderBy(asc(pages.id))
          .limit(INDEX_BATCH_SIZE)
        const end = batch.at(-1)
        if (!end) return
        last = end.id
        yield batch.map(toListed)
      }
    },

    put: (drafts, changeFrom) =>
      db.atomically(async (tx) => {
        await lockForWriting(tx, drafts)
        const [sites, languages, paths, keys] = (['site', 'language', 'path', 'key'] as const).map((column) =>
          sql.param(drafts.map((draft) => draft[column])),
        )
        const drafted = sql`unnest(${sites}::text[], ${languages}::text[], ${paths}::text[], ${keys}::text[]) as draft(site, language, path, key)`
        const inPlace = sql`${pages.site} = draft.site and ${pages.language} = draft.language`
        const previousRows = await tx
          .select({
            site: pages.site,
            language: pages.language,
            path: pages.path,
            key: pages.key,
            kind: sql<Item['kind'] | null>`${pages.item} ->> 'kind'`,
            recalled: sql<string | null>`${pages.item} -> 'recall' ->> 'brand'`,
          })
          .from(pages)
          .innerJoin(drafted, sql`${inPlace} and ${pages.path} = draft.path`)
        const conflicts = await tx
          .select({ path: pages.path, key: pages.key })
          .from(pages)
          .innerJoin(drafted, sql`${inPlace} and ${pages.key} = draft.key and ${pages.path} <> draft.path`)
        if (conflicts.length > 0) {
          return refused(
            'CONTENT_KEY_TAKEN',
            conflicts.map(({ path, key }) => `${path} already has the key '${key}'`),
          )
        }
        await tx
          .insert(pages)
          .values(drafts.map((draft) => ({ ...draft, picture: draft.picture ?? null, item: draft.item ?? null })))
          .onConflictDoUpdate({ target: [pages.site, pages.language, pages.path], set: replacedColumns })
        const previous = new Map(previousRows.map((row) => [addressText(row), row]))
        const change = changeFrom((address) => previous.get(addressText(address)))
        await recordChange(tx, change)
        return accepted(change)
      }),

    remove: (address, changeFrom) =>
      db.atomically(async (tx) => {
        const [gone] = await tx.delete(pages).where(addressIs(address)).returning()
        if (!gone) return null
        const page = toPage(gone)
        const change = changeFrom(page)
        await recordChange(tx, change)
        return { page, change }
      }),
  }
}

const addressIs = ({ site, language, path }: PageAddress) =>
  and(eq(pages.site, site), eq(pages.language, language), eq(pages.path, path))

const addressText = ({ site, language, path }: { site: string; language: string; path: string }) =>
  `${site} ${language} ${path}`

/** One writer at a time for a site and language: rows that another transaction is about to insert can be neither seen nor locked. */
export async function lockForWriting(
  tx: Sql,
  drafts: readonly Pick<PageAddress, 'site' | 'language'>[],
): Promise<void> {
  // In the same order for all writers, to avoid deadlocks.
  for (const place of [...new Set(drafts.map(({ site, language }) => `content ${site} ${language}`))].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${place}))`)
  }
}

const {
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  blockTypes: _blockTypes,
  ...written
} = getTableColumns(pages)

/** The columns to update when the address already has a page. */
const replacedColumns = {
  ...Object.fromEntries(Object.entries(written).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)])),
  version: sql`${pages.version} + 1`,
  updatedAt: sql`now()`,
}

// As in the index `page_offer`.
const offerCode = sql<string | null>`(${pages.item} -> 'offer' ->> 'code')`

const listed = {
  id: pages.id,
  site: pages.site,
  language: pages.language,
  path: pages.path,
  key: pages.key,
  blockTypes: pages.blockTypes,
  template: pages.template,
  endsOn: sql<string | null>`case when ${pages.template} = 'job' then ${pages.item} ->> 'applicationPeriodEnd' end`,
  offerCode,
}

function toListed({ id, endsOn, offerCode, ...row }: { [Column in keyof typeof listed]: unknown }): ListedPage {
  return { ...row, ...(endsOn ? { endsOn } : {}), ...(offerCode ? { offerCode } : {}) } as ListedPage
}

const teaserColumns = {
  contentId: pages.id,
  path: pages.path,
  template: pages.template,
  title: pages.title,
  description: pages.description,
  picture: pages.picture,
  publishDate: pages.publishDate,
  item: pages.item,
}

type TeaserRow = Pick<typeof pages.$inferSelect, Exclude<keyof typeof teaserColumns, 'contentId'>> & {
  contentId: number
}

function toTeaser({ template, picture, item, ...row }: TeaserRow): Teaser {
  return { ...row, template: template as Page['template'], ...(picture ? { picture } : {}), ...(item ? { item } : {}) }
}

/** Matches pages whose item contains this; uses the GIN index. */
const hasItem = (part: object) => sql`${pages.item} @> ${JSON.stringify(part)}::jsonb`

function toPage({ id, version, updatedAt, blockTypes, picture, item, ...row }: typeof pages.$inferSelect): StoredPage {
  const known = { ...(picture ? { picture } : {}), ...(item ? { item } : {}) }
  return { contentId: id, ...(row as Omit<Page, 'picture' | 'item'>), ...known }
}
