import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { demoContent } from '#content/demo-content.ts'
import { type ContentNeeds, savePages } from '#server/capabilities/content/content.ts'
import { type NavigationNeeds, saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { saveTaxonomy, type TaxonomyNeeds } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Database } from '#server/db/database.ts'
import { facts } from '#server/db/schema.ts'

type Needs = { database: Database; content: ContentNeeds; navigation: NavigationNeeds; taxonomy: TaxonomyNeeds }

export type DemoState = 'filled' | 'kept' | 'outdated'

const FACT = 'demo content'

/**
 * Fills an empty database with the demo content. One that has content keeps it, even when the demo content of the program is
 * newer (`outdated`), unless a refill is asked for: nobody's changes are overwritten by a start.
 */
export async function fillWithDemo(needs: Needs, { refill = false } = {}): Promise<DemoState> {
  const current = createHash('sha256').update(JSON.stringify(demoContent)).digest('hex')
  const [fact] = await needs.database.sql.select().from(facts).where(eq(facts.name, FACT))
  if (fact && !refill) return fact.value === current ? 'kept' : 'outdated'
  for (const { site, language, content } of demoContent) {
    const outcomes = [
      await saveNavigation(needs.navigation, { site, language, ...content.navigation }),
      ...(content.taxonomy ? [await saveTaxonomy(needs.taxonomy, { site, language, ...content.taxonomy })] : []),
      await savePages(
        needs.content,
        content.pages.map((page) => ({ site, language, ...page })),
      ),
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
