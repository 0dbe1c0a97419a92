import MiniSearch from 'minisearch'
import pg from 'pg'
import { generatedDocument } from '#demo/generator/generated-documents.ts'
import { analyserFor, folded, tokens } from '#search/language/language.ts'
import type { SearchQuery } from '#search/search-query.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { memoryOf } from '../../bench/process-use.ts'
import { median, percentile } from '../../bench/report.ts'
import { benchQuery } from './search-load.ts'

// The same documents and queries for alternatives: an in-memory library, and PostgreSQL's full text search.
export type RivalFigures = Awaited<ReturnType<typeof measure>>

type Rival = { find(question: SearchQuery): Promise<number>; memory(): number; close(): Promise<void> }
type Document = ReturnType<typeof generatedDocument>

if (process.send) process.send(await measure(process.argv[2] ?? '', Number(process.argv[3])))

async function measure(rival: string, documents: number) {
  const began = performance.now()
  const { find, memory, close } = await (rival === 'MiniSearch' ? miniSearch(documents) : postgres(documents))
  const buildSeconds = (performance.now() - began) / 1000
  const questions = documents > 10_000 ? 100 : 400
  for (let number = 0; number < questions / 4; number++) await find(benchQuery(number))
  const times: number[] = []
  let found = 0
  for (let number = 0; number < questions; number++) {
    const start = performance.now()
    found += await find(benchQuery(number))
    times.push(performance.now() - start)
  }
  const taken = memory()
  await close()
  return {
    rival,
    documents,
    buildSeconds,
    memory: taken,
    foundEach: found / questions,
    fullMedian: median(times),
    full99: percentile(times, 0.99),
    perSecond: 1000 / (times.reduce((sum, time) => sum + time, 0) / questions),
  }
}

/** With the words of our own analysis, and facets counted over its results. */
async function miniSearch(documents: number): Promise<Rival> {
  const { keysOf } = analyserFor('fi')
  const before = memoryOf(process.pid)
  const index = new MiniSearch<Document>({
    fields: ['title', 'teaser', 'text', 'codes'],
    storeFields: ['site', 'language', 'contentGroup', 'categories', 'facetTags', 'publishDate'],
    tokenize: (text) => tokens(text),
    processTerm: (word) => [...new Set([folded(word), ...keysOf(word)])],
    searchOptions: { combineWith: 'AND', boost: { title: 12, teaser: 4, codes: 12 } },
  })
  for (let from = 0; from < documents; from += 1000) {
    index.addAll(Array.from({ length: Math.min(1000, documents - from) }, (_, at) => generatedDocument(from + at)))
  }
  return {
    async find(question) {
      const terms = tokens(question.q).map(folded)
      const found = index.search(question.q.trim() === '' ? MiniSearch.wildcard : question.q, {
        processTerm: (word) => folded(word),
        prefix: (_, at) => at === terms.length - 1,
        filter: (each) =>
          each.site === question.site &&
          each.language === question.language &&
          (question.contentGroup === 0 || each.contentGroup === question.contentGroup) &&
          (question.matchAnyCategoryIds.length === 0 ||
            question.matchAnyCategoryIds.some((category) => each.categories.includes(category))),
      })
      return countFacets(
        found.map(({ facetTags }) => facetTags as number[]),
        question,
      )
    },
    memory: () => memoryOf(process.pid) - before,
    close: async () => {},
  }
}

/** Each category under every filter but its own. */
function countFacets(found: readonly number[][], { facetTags, facetCategories }: SearchQuery): number {
  const counts = new Map<number, number>()
  const chosen = facetCategories.map(({ tagIds }) => facetTags.filter((tag) => tagIds.includes(tag)))
  let total = 0
  for (const tags of found) {
    const failed = chosen.flatMap((some, place) =>
      some.length > 0 && !some.some((tag) => tags.includes(tag)) ? [place] : [],
    )
    if (failed.length === 0) total++
    if (failed.length > 1) continue
    const counted = failed.length === 1 ? facetCategories[failed[0] as number]?.tagIds : undefined
    for (const tag of tags) if (!counted || counted.includes(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return total
}

async function postgres(documents: number): Promise<Rival> {
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create table document (id int primary key, site text, language text, content_group int,
    categories int[], tags int[], publish_date date, title text, words tsvector)`)
  for (let from = 0; from < documents; from += 1000) {
    const batch = Array.from({ length: Math.min(1000, documents - from) }, (_, at) => generatedDocument(from + at))
    await client.query(
      `insert into document select (d->>'id')::int, d->>'site', d->>'language', (d->>'contentGroup')::int,
        array(select jsonb_array_elements_text(d->'categories')::int), array(select jsonb_array_elements_text(d->'facetTags')::int),
        (d->>'publishDate')::date, d->>'title',
        setweight(to_tsvector('finnish', (d->>'title') || ' ' || coalesce(d->'codes'->>0, '')), 'A') ||
        setweight(to_tsvector('finnish', d->>'teaser'), 'B') || setweight(to_tsvector('finnish', d->>'text'), 'C')
        from jsonb_array_elements($1::jsonb) d`,
      [JSON.stringify(batch)],
    )
  }
  await client.query('create index on document using gin (words)')
  await client.query('create index on document (site, language)')
  await client.query('vacuum analyze document')
  const size = (await client.query(`select pg_total_relation_size('document') as size`)).rows[0].size
  return {
    async find({ site, language, q, contentGroup, matchAnyCategoryIds, facetTags, facetCategories }) {
      const words = tokens(q).map((word) => folded(word).replace(/[^\p{L}\p{N}]/gu, ''))
      const query = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ')
      const { rows } = await client.query(
        `with found as materialized (
          select id, tags, publish_date, case when $3 = '' then 0 else ts_rank(words, to_tsquery('finnish', $3)) end as rank
          from document where site = $1 and language = $2 and ($3 = '' or words @@ to_tsquery('finnish', $3))
          and ($4 = 0 or content_group = $4) and ($5::int[] = '{}' or categories && $5)
        ), fitting as (select * from found where ($6::int[] = '{}' or tags && $6) and ($7::int[] = '{}' or tags && $7))
        select (select count(*) from fitting)::int as total,
          array(select id from fitting order by rank desc, publish_date desc, id limit 10) as ids,
          (select json_object_agg(tag, count) from (select tag, count(*) from
            (select unnest(tags) as tag from fitting) each group by tag) counts) as facets`,
        [site, language, query, contentGroup, matchAnyCategoryIds, ...chosenOf(facetTags, facetCategories)],
      )
      return rows[0].total
    },
    memory: () => Number(size) / 1024 / 1024,
    async close() {
      await client.end()
      await server.remove()
    },
  }
}

/** At most two categories have a chosen tag. */
function chosenOf(facetTags: readonly number[], categories: SearchQuery['facetCategories']): [number[], number[]] {
  const chosen = categories
    .map(({ tagIds }) => facetTags.filter((tag) => tagIds.includes(tag)))
    .filter((some) => some.length > 0)
  return [chosen[0] ?? [], chosen[1] ?? []]
}
