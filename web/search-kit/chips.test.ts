import { expect, it } from 'vitest'
import { searchTexts } from '#web/messages/search/search.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { canBeEmptied, chipsOf } from './chips.tsx'
import { type SearchDefaults, stateOf } from './search-state.ts'

const texts = textsOf('en', searchTexts)
const defaults: SearchDefaults = {
  pageSize: 10,
  language: 'en',
  contentGroup: 1,
  matchAnyCategoryIds: [],
  sortOrder: 0,
  hideResults: false,
}
const tag = (id: number, name: string) => ({ id, name, count: 1, selected: true, display: true })
const results = {
  productGroups: [{ key: 101, value: 'Pork', count: 2 }],
  facets: [{ id: 200, name: 'Meat', facetTags: [tag(201, 'Beef'), tag(202, 'Pork')] }],
  categories: [],
  deliveryDays: [{ key: 5, value: 'Friday', count: 3, selected: true }],
  understanding: { limits: [] as { text: string; without?: string; parameter?: string }[] },
}
const namesOf = (facetTags: number[]) =>
  chipsOf({
    ...({ results, config: { defaults, categories: true } } as never as Parameters<typeof chipsOf>[0]),
    state: stateOf({ productGroup: 101, facetTags }, defaults),
    texts,
  }).map(({ name }) => name)

it('two chips of the same name say which filter they are', () =>
  expect(namesOf([201, 202])).toEqual(['Product group: Pork', 'Beef', 'Meat: Pork']))

it('a chip whose name is its own says no more', () => expect(namesOf([201])).toEqual(['Pork', 'Beef']))

it('a chip takes the day of delivery back', () => {
  const chips = chipsOf({
    ...({ results, config: { defaults, categories: true } } as never as Parameters<typeof chipsOf>[0]),
    state: stateOf({ deliveryDay: 5 }, defaults),
    texts,
  })
  expect(chips.map(({ name, without }) => [name, without])).toEqual([['Friday', { deliveryDay: undefined }]])
})

it('SE-33 a limit that the question names is taken out of it, one of the address out of the address', () => {
  const limits = [
    { text: 'at most 30 min', without: 'soup' },
    { text: 'milk-free', parameter: 'freeOf' },
    { text: 'at most €15', parameter: 'maxPrice' },
  ]
  const chips = chipsOf({
    ...({ config: { defaults, categories: true } } as never as Parameters<typeof chipsOf>[0]),
    results: { ...results, understanding: { limits } } as never,
    state: stateOf({ q: 'soup under 30 min' }, defaults),
    texts,
  })
  expect(chips.map(({ name, without }) => [name, without])).toEqual([
    ['at most 30 min', { q: 'soup' }],
    ['milk-free', { freeOf: [] }],
    ['at most €15', { maxPrice: undefined }],
  ])
  // A button that empties the filters would leave the question as it is.
  expect([canBeEmptied(chips), canBeEmptied(chips.slice(0, 1))]).toEqual([true, false])
})
