import { sql } from 'drizzle-orm'
import type { Page } from '#contract/content/content.ts'
import { type Difference, differencesOf } from '#contract/office/pages/differences.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { Sql } from '#server/db/database.ts'
import { editedFrom } from './block-ids.ts'

type Address = { site: string; language: string; path: string }
type EditedSince = Address & { content: EditedPage; at: string; by: string }

/** Pages whose last change is of the office and not of an import. */
async function editedSinceImport(db: Sql): Promise<EditedSince[]> {
  const { rows } = await db.execute<EditedSince>(sql`
    select p.site, p.language, p.path, e.published as content, v.by, to_char(v.at at time zone 'Europe/Helsinki', 'DD.MM.YYYY HH24:MI') as at
    from edited_page e join page p on p.id = e.id and p.version = e.published_version
    join lateral (select * from page_version where page = e.id and kind <> 'discarded' order by number desc limit 1) v on true
    where v.kind = 'published' and v.content = e.published
    order by p.site, p.language, p.path`)
  return rows
}

/** What an import would overwrite of what editors have published since the last one: a sentence for each page. */
export async function overwrittenBy(
  db: Sql,
  pages: readonly Page[],
  { removeMissing }: { removeMissing: boolean },
): Promise<string[]> {
  const brought = new Map(pages.map((page) => [addressText(page), page]))
  const places = new Set(pages.map(({ site, language }) => `${site} ${language}`))
  return (await editedSinceImport(db)).flatMap((edited) => {
    const { site, language, content, at, by } = edited
    const page = brought.get(addressText(edited))
    const said = `${addressText(edited)} (${by}, ${at})`
    if (!page) return removeMissing && places.has(`${site} ${language}`) ? [`${said}: the page would be removed`] : []
    const differences = differencesOf(content, editedFrom(page, content.blocks))
    return differences.length > 0 ? [`${said}: ${[...new Set(differences.map(nameOf))].join(', ')}`] : []
  })
}

const addressText = ({ site, language, path }: Address) => `${site} ${language} ${path}`

function nameOf(difference: Difference): string {
  switch (difference.kind) {
    case 'changed':
      return difference.type === null
        ? difference.path.join('.')
        : `${difference.type} ${difference.path.slice(1).join('.')}`
    case 'moved':
      return `${difference.type} is moved`
    default:
      return `${difference.block.type} is ${difference.kind}`
  }
}
