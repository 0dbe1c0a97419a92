import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type ContentNeeds, savePages } from '#server/capabilities/content/content.ts'
import { type NavigationNeeds, saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { saveTaxonomy, type TaxonomyNeeds } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Database } from '#server/db/database.ts'
import { facts } from '#server/db/schema.ts'
import { demoContent } from './demo-content.ts'

type Needs = { database: Database; content: ContentNeeds; navigation: NavigationNeeds; taxonomy: TaxonomyNeeds }

export type DemoState = 'filled' | 'kept' | 'outdated'

const FACT = 'demo content'

/**
 * Fills an empty database with the demo content. One that has content keeps it, even when the demo content of the program is
 * newer (`outdated`), unless a refill is asked for: nobody's changes are overwritten by a start.
 */
export async function fillWithDemo(needs: Needs, { refill = false } = {}): Promise<DemoState> {
  const content = demoContent()
  const current = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const [fact] = await needs.database.sql.select().from(facts).where(eq(facts.name, FACT))
  if (fact && !refill) return fact.value === current ? 'kept' : 'outdated'
  for (const { site, language, navigation, taxonomy, pages } of content) {
    const outcomes = [
      ...(navigation ? [await saveNavigation(needs.navigation, { site, language, ...navigation })] : []),
      ...(taxonomy ? [await saveTaxonomy(needs.taxonomy, { site, language, ...taxonomy })] : []),
      await savePages(needs.content, pages),
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
