import { createHash } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { type ContentNeeds, savePages } from '#server/capabilities/content/content.ts'
import { type NavigationNeeds, saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { saveTaxonomy, type TaxonomyNeeds } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Database } from '#server/db/database.ts'
import { facts } from '#server/db/schema/nodes.ts'
import { navigations, pages, taxonomies } from '#server/db/schema/pages.ts'
import { demoContent } from './demo-content.ts'

type Needs = { database: Database; content: ContentNeeds; navigation: NavigationNeeds; taxonomy: TaxonomyNeeds }

/** `other` is content that did not come from the demo, such as an import. */
export type DemoState = 'filled' | 'kept' | 'outdated' | 'other'

const FACT = 'demo content'

/**
 * Fills a database that has no content at all with the demo content. One that has some keeps it, whether it came from the demo,
 * of which the program may have a newer version (`outdated`), or from elsewhere (`other`), unless a refill is asked for.
 */
export async function fillContent(needs: Needs, { refill = false } = {}): Promise<DemoState> {
  const content = demoContent()
  const current = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const [fact] = await needs.database.sql.select().from(facts).where(eq(facts.name, FACT))
  if (fact && !refill) return fact.value === current ? 'kept' : 'outdated'
  if (!refill && (await hasOtherContent(needs.database))) return 'other'
  for (const { site, language, navigation, taxonomy, pages: drafts } of content) {
    const outcomes = [
      ...(navigation ? [await saveNavigation(needs.navigation, { site, language, ...navigation })] : []),
      ...(taxonomy ? [await saveTaxonomy(needs.taxonomy, { site, language, ...taxonomy })] : []),
      await savePages(needs.content, drafts),
    ]
    for (const outcome of outcomes) {
      if (!outcome.ok) throw new Error(`Demo content of ${site} (${language}) is wrong: ${outcome.problems.join('; ')}`)
    }
  }
  await needs.database.sql
    .insert(facts)
    .values({ name: FACT, value: current })
    .onConflictDoUpdate({ target: facts.name, set: { value: current } })
  return 'filled'
}

/** Whether the database has content that did not come from the demo. */
export async function hasOtherContent({ sql }: Database): Promise<boolean> {
  const [fact] = await sql.select().from(facts).where(eq(facts.name, FACT))
  if (fact) return false
  for (const table of [pages, navigations, taxonomies]) {
    const rows = await sql.select({ site: table.site }).from(table).limit(1)
    if (rows.length > 0) return true
  }
  return false
}

/** How many pages the database has of each site. */
export async function pagesBySite({ sql }: Database): Promise<Map<string, number>> {
  const rows = await sql.select({ site: pages.site, count: count() }).from(pages).groupBy(pages.site)
  return new Map(rows.map(({ site, count }) => [site, count]))
}
