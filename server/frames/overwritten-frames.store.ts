import { sql } from 'drizzle-orm'
import { frameDifferences } from '#contract/office/frames/frame-differences.ts'
import type { FramePart } from '#contract/office/frames/frame-of-office.ts'
import type { LanguageContent } from '#server/content-files/content-set.ts'
import type { Sql } from '#server/db/database.ts'

type Published = {
  part: FramePart
  site: string
  language: string
  by: string
  at: string
  /** As it is stored; null: nothing but what the program says. */
  stored: object | null
}

/** Parts whose last change is of the office and not of an import. */
async function publishedSinceImport(db: Sql): Promise<Published[]> {
  const { rows } = await db.execute<Published>(sql`
    select v.part, v.site, v.language, v.by, to_char(v.at at time zone 'Europe/Helsinki', 'DD.MM.YYYY HH24:MI') as at,
      coalesce(n.tree, t.tree, s.texts) as stored
    from (select distinct on (site, language, part) * from frame_version order by site, language, part, number desc) v
    left join navigation n on v.part = 'navigation' and n.site = v.site and n.language = v.language
    left join taxonomy t on v.part = 'taxonomy' and t.site = v.site and t.language = v.language
    left join site_text s on v.part = 'texts' and s.site = v.site and s.language = v.language
    where v.kind = 'published' and coalesce(n.updated_at, t.updated_at, s.updated_at, v.at) <= v.at
    order by v.site, v.language, v.part`)
  return rows
}

/** What an import would overwrite of the menus, terms and texts that editors have published: a sentence for each part. */
export async function overwrittenFrames(db: Sql, content: readonly LanguageContent[]): Promise<string[]> {
  return (await publishedSinceImport(db)).flatMap(({ part, site, language, by, at, stored }) => {
    const brought = content.find((each) => each.site === site && each.language === language)?.[part]
    if (!brought) return []
    const places = frameDifferences(stored ?? {}, brought).map(({ path }) => path.join('.'))
    return places.length > 0 ? [`${site} ${language} ${part} (${by}, ${at}): ${[...new Set(places)].join(', ')}`] : []
  })
}
