import { type SQL, sql } from 'drizzle-orm'
import { EXACT_COUNT_LIMIT } from '#contract/office/list.ts'
import type { PageState } from '#contract/office/pages/page-of-office.ts'
import type { Language } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { escaped } from '#server/db/like-pattern.ts'

type PageFilter = {
  site?: string | undefined
  language?: Language | undefined
  template?: string | undefined
  filter?: 'published' | 'draft' | 'scheduled' | 'missing' | 'old' | 'hidden' | 'new' | 'asking' | 'binned' | undefined
  translation?: 'missing' | 'behind' | 'current' | undefined
  text?: string | undefined
  under?: string | undefined
  key?: string | undefined
  /** Null: all sites. */
  sites: readonly string[] | null
}

export type ListedRow = {
  id: number
  site: string
  language: Language
  path: string
  key: string
  template: string
  title: string
  state: PageState
  hasDraft: boolean
  changedAt: string
  changedBy: string | null
  binnedAt: string | null
  /** Of the page, the bin left out. */
  languages: Language[]
  /** Of these, translations that wait for somebody. */
  behind: Language[]
}

export type Order = 'address' | 'changed'

const time = (value: SQL) => sql`to_char(${value} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Published pages and those of editors together. */
const office = sql`
  select coalesce(p.id, e.id) as id, coalesce(p.site, e.site) as site, coalesce(p.language, e.language) as language,
    coalesce(p.path, e.path) as path, coalesce(p.key, e.key) as key, coalesce(p.template, e.template) as template,
    case when e.draft is not null then e.title else coalesce(p.title, e.title) end as title,
    case when p.id is not null then 'published' when e.state = 'published' then 'hidden' else e.state end as state,
    e.draft is not null as has_draft, greatest(p.updated_at, e.changed_at) as changed_at,
    case when e.changed_at >= p.updated_at or p.id is null or e.draft is not null then e.changed_by end as changed_by,
    e.binned_at, coalesce(jsonb_array_length(e.merging -> 'questions') > 0, false) as asking
  from page p full join edited_page e on e.id = p.id`

/**
 * Translations that wait: of those that somebody has marked, what is known of the version that the source has; another version was brought by an import. Of the
 * others, those whose original was published by somebody after visitors got them.
 */
const late = sql`
  select o.site, o.key, o.language
  from office o join translated_page t on t.page = o.id left join page s on s.id = t.source
  where o.state <> 'binned' and (t.is_behind or s.version <> t.source_version)
  union all
  select o.site, o.key, o.language
  from office o join wanted using (site) join office m on m.site = o.site and m.key = o.key and m.language = wanted.main
  left join page p on p.id = o.id left join edited_page e on e.id = o.id
  where o.language <> wanted.main and o.state <> 'binned' and m.state <> 'binned'
    and not exists (select from translated_page t where t.page in (o.id, m.id))
    and exists (select from page_version v where v.page = m.id and v.kind = 'published' and v.at > coalesce(p.updated_at, e.changed_at))`

export function listStore(db: Sql, languagesOf: ReadonlyMap<string, readonly Language[]>) {
  const siteLanguages = JSON.stringify(
    [...languagesOf].map(([site, languages]) => ({ site, count: languages.length, main: languages[0] })),
  )
  const from = (filter: PageFilter) => sql`
    with office as (${office}),
    versions as (select site, key, jsonb_agg(distinct language) as languages from office where state <> 'binned' group by site, key),
    wanted as (select * from jsonb_to_recordset(${siteLanguages}::jsonb) as wanted(site text, count int, main text)),
    late as (${late}),
    behind as (select site, key, jsonb_agg(distinct language) as languages from late group by site, key),
    listed as (
      select office.*, coalesce(versions.languages, '[]'::jsonb) as languages, coalesce(behind.languages, '[]'::jsonb) as behind,
        coalesce(jsonb_array_length(versions.languages), 0) < coalesce(wanted.count, 0) as is_missing, wanted.count > 1 as is_translated
      from office left join versions using (site, key) left join behind using (site, key) left join wanted using (site)
    )
    , chosen as (select * from listed where ${conditionOf(filter)})`

  return {
    async list(filter: PageFilter, order: Order, after: readonly string[] | undefined, limit: number) {
      const changed = order === 'changed'
      const beyond = after
        ? changed
          ? sql`(changed_at, id) < (${after[0]}::timestamptz, ${after[1]}::int)`
          : sql`(site, language, path, id) > (${after[0]}::text, ${after[1]}::text, ${after[2]}::text, ${after[3]}::int)`
        : sql`true`
      const { rows } = await db.execute<ListedRow>(sql`${from(filter)}
        select id, site, language, path, key, template, title, state, has_draft as "hasDraft", ${time(sql`changed_at`)} as "changedAt",
          changed_by as "changedBy", ${time(sql`binned_at`)} as "binnedAt", languages, behind
        from chosen where ${beyond}
        order by ${changed ? sql`changed_at desc, id desc` : sql`site, language, path, id`} limit ${limit}`)
      return rows
    },

    async count(filter: PageFilter): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(
        sql`${from(filter)} select count(*)::int as count from (select 1 from chosen limit ${EXACT_COUNT_LIMIT}) as counted`,
      )
      return rows[0]?.count ?? 0
    },
  }
}

export type ListStore = ReturnType<typeof listStore>

function conditionOf({ site, language, template, filter, translation, text, under, key, sites }: PageFilter): SQL {
  const conditions = [
    filter === 'binned' ? sql`state = 'binned'` : sql`state <> 'binned'`,
    ...(sites ? [sql`site in (select jsonb_array_elements_text(${JSON.stringify(sites)}::jsonb))`] : []),
    ...(site === undefined ? [] : [sql`site = ${site}`]),
    ...(language === undefined ? [] : [sql`language = ${language}`]),
    ...(template === undefined ? [] : [sql`template = ${template}`]),
    ...(key === undefined ? [] : [sql`key = ${key}`]),
    ...(under === undefined || under === '/' ? [] : [sql`(path = ${under} or path like ${`${escaped(under)}/%`})`]),
    ...(translation === undefined ? [] : [translations[translation]]),
    ...(text === undefined ? [] : [textIs(text)]),
    ...(filter === undefined || filter === 'binned' ? [] : [filters[filter]]),
  ]
  return sql.join(conditions, sql` and `)
}

const filters = {
  published: sql`state = 'published'`,
  draft: sql`has_draft`,
  scheduled: sql`exists (select from page_schedule s where s.page = id)`,
  missing: sql`is_missing`,
  old: sql`changed_at < now() - interval '1 year'`,
  hidden: sql`state = 'hidden'`,
  new: sql`state = 'new'`,
  asking: sql`asking`,
}

const translations = {
  missing: sql`is_missing`,
  behind: sql`jsonb_array_length(behind) > 0`,
  current: sql`is_translated and not is_missing and jsonb_array_length(behind) = 0`,
}

function textIs(text: string): SQL {
  const part = `%${escaped(text.toLowerCase())}%`
  return sql`(lower(title) like ${part} or path like ${part})`
}
