import { expect, it } from 'vitest'
import { tags } from '#contract/content/tags.ts'
import { outbox } from '#server/db/schema/nodes.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { taxonomyStore } from './taxonomy.store.ts'
import { saveTaxonomy } from './taxonomy.ts'

const aTaxonomy = (changes: object = {}) => ({
  site: 'kuluttaja',
  language: 'fi',
  productGroups: [{ key: 1, value: 'Makkarat' }],
  categories: [{ id: 10, name: 'Arki', kind: 'recipe' }],
  facets: [{ id: 20, name: 'Lihalaji', kind: 'product', facetTags: [{ id: 21, name: 'Nauta' }] }],
  ...changes,
})

it('stores the taxonomy of a site, and replaces it', async () => {
  const { taxonomy } = await runningApp()
  expect(await saveTaxonomy(taxonomy, aTaxonomy())).toMatchObject({ ok: true })
  const renamed = aTaxonomy({ productGroups: [{ key: 1, value: 'Grillimakkarat' }] })
  const saved = await saveTaxonomy(taxonomy, renamed)
  expect(await taxonomy.store.find('kuluttaja', 'fi')).toEqual(saved.ok && saved.value)
  expect((await taxonomy.store.find('kuluttaja', 'fi'))?.facets[0]?.facetTags[0]).toEqual({
    id: 21,
    name: 'Nauta',
    display: true,
  })
  expect(await taxonomy.store.find('kuluttaja', 'en')).toBeNull()
})

it('records what changed', async () => {
  const database = await freshDatabase()
  await saveTaxonomy({ store: taxonomyStore(database.sql) }, aTaxonomy())
  const recorded = await database.sql.select({ change: outbox.change }).from(outbox)
  expect(recorded.map(({ change }) => change)).toEqual([
    { tags: [tags.taxonomy('kuluttaja', 'fi')], gone: false, pages: [] },
  ])
})

it('refuses an id that is used twice, and keeps the stored taxonomy', async () => {
  const { taxonomy } = await runningApp()
  await saveTaxonomy(taxonomy, aTaxonomy())
  const refused = await saveTaxonomy(taxonomy, aTaxonomy({ categories: [{ id: 21, name: 'Juhla', kind: 'recipe' }] }))
  expect(refused).toEqual({ ok: false, code: 'TAXONOMY_INVALID', problems: ['the id 21 is used twice'] })
  expect(await saveTaxonomy(taxonomy, { site: 'kuluttaja' })).toMatchObject({ code: 'TAXONOMY_INVALID' })
  expect((await taxonomy.store.find('kuluttaja', 'fi'))?.categories[0]?.id).toBe(10)
})
