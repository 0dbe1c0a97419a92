import { expect, it } from 'vitest'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { Reads } from '#web/block-kit/define-block.ts'
import { loadCardGrid } from './card-grid.load.ts'
import { cardGridSchema } from './card-grid.schema.ts'

const now = new Date('2026-11-15T12:00:00Z')
const context = { site: 'kuluttaja', language: 'fi', path: '/', contentId: 1, now } as const
const taxonomy: Taxonomy = {
  site: 'kuluttaja',
  language: 'fi',
  productGroups: [],
  categories: [
    { id: 5, name: 'Arki', kind: 'recipe' },
    { id: 6, name: 'Juhla', kind: 'recipe' },
    { id: 7, name: 'Makkarat', kind: 'product' },
  ],
  facets: [],
}

function readsOf() {
  const queries: unknown[] = []
  const reads = {
    pageTeasers: async () => [],
    items: async ({ kind, categories }: { kind: string; categories?: readonly number[] }) => {
      queries.push([kind, categories])
      return []
    },
    likeCounts: async () => new Map(),
    taxonomy: async () => taxonomy,
  } as unknown as Reads
  return { queries, reads }
}

const query = { kind: 'recipe', count: 4 }
const load = async (props: object, suodatin?: number) => {
  const { queries, reads } = readsOf()
  const loaded = await loadCardGrid(cardGridSchema.parse(props), { ...context, params: { suodatin } }, reads)
  return { ...loaded, queries }
}

it('WI-03 offers the site’s categories for the kind of item, as Id and Label', async () => {
  const { data, tags } = await load({ query, filter: { cardType: 'recipeCard' } })
  expect(data.filter).toEqual({
    items: [
      { Id: 5, Label: 'Arki' },
      { Id: 6, Label: 'Juhla' },
    ],
    chosen: undefined,
  })
  expect(data.filtered).toBeUndefined()
  expect(tags).toContain('taxonomy:kuluttaja:fi')
})

it('WI-03 shows the category in the query string, if the grid offers it', async () => {
  const filter = { cardType: 'productCard', items: [{ Id: 7, Label: 'Makkarat' }] }
  const chosen = await load({ query, filter }, 7)
  expect(chosen.data).toMatchObject({ filter: { chosen: { Id: 7 } }, filtered: [] })
  expect(chosen.queries).toContainEqual(['product', [7]])
  expect(chosen.tags).toEqual(expect.arrayContaining(['items:kuluttaja:fi:product', 'items:kuluttaja:fi:recipe']))
  const other = await load({ query, filter }, 5)
  expect([other.data.filtered, other.data.filter?.chosen]).toEqual([undefined, undefined])
})

it('ignores the query string when there is no filter', async () => {
  const { data } = await load({ query }, 5)
  expect(data).toEqual({ own: { pages: {}, found: [], today: '2026-11-15' } })
})
